import type { LogEvent } from "kysely";
import type { Database } from "./database.ts";
import type { Db } from "./schema.ts";

/** How often a write is tried while writes fail, in milliseconds. */
const probeInterval = 30_000;
const probeName = "write-probe";
/** As long as the largest quote request: a shorter row could fit where no request does. */
const probeText = "-".repeat(64 * 1024);

const full = "the disk is full";
const readOnly = "the database can only be read";
const damaged = "the database is damaged";
const broken = "the disk reports an error";
/** What keeps a database from storing, by SQLite's primary result code or PostgreSQL's error code. */
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
    /** Looks at a query that ended; only faults of the storage count. */
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

/** Writes as much as a quote request needs, and erases it; throws where that cannot be stored. */
export async function probeWrite({ write, writes }: Database): Promise<void> {
  await write(async (db) => {
    await removeProbe(db);
    await db.insertInto("desk_setting").values({ name: probeName, value: probeText }).execute();
  }, probeName);
  await write(removeProbe, probeName);
  writes.clear();
}

const removeProbe = (db: Db) =>
  db.deleteFrom("desk_setting").where("name", "=", probeName).execute();

/**
 * After a write has failed, tries one at intervals until it succeeds: on a quiet night nothing else
 * is written. Calls `onRecovery` then. Returns a function that stops this.
 */
export function startWriteProbes(database: Database, onRecovery: () => void): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning || database.writes.failure() === null) return;
    isRunning = true;
    await probeWrite(database).then(onRecovery, () => {});
    isRunning = false;
  };
  const timer = setInterval(run, probeInterval);
  return () => clearInterval(timer);
}
