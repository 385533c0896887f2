import type { LogEvent } from "kysely";

const full = "the disk is full";
const readOnly = "the database can only be read";
const damaged = "the database is damaged";
const broken = "the disk reports an error";
/** What keeps a database from storing, by SQLite's primary result code or PostgreSQL's code. */
const reasons: Record<string, string> = {
  8: readOnly,
  10: broken,
  11: damaged,
  13: full,
  14: "the database cannot be opened",
  26: damaged,
  "25006": readOnly,
  "53100": full,
  "58030": broken,
  XX001: damaged,
  XX002: damaged,
};

/** Returns what knows whether the last write that could tell was stored. */
export function createWriteWatch() {
  let failure: string | null = null;
  return {
    /** Why nothing can be stored; null while nothing is known to fail. */
    failure: () => failure,
    /** Looks at a query that ended; only failures of the storage count. */
    note(event: LogEvent) {
      if (event.level !== "error") return;
      const { errcode, code } = event.error as { errcode?: number; code?: string };
      failure ??= reasons[errcode === undefined ? (code ?? "") : errcode & 0xff] ?? null;
    },
    clear() {
      failure = null;
    },
  };
}
