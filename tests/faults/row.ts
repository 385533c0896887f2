import { appendFileSync, mkdirSync } from "node:fs";
import { isFullFaultRun } from "../support/settings.ts";

/** One line of docs/reliability.md: the fault, how often it was injected, and the result. */
export type FaultRow = {
  fault: string;
  /** How the fault was injected. */
  injected: string;
  times: number;
  /**
   * Quote requests that were answered with a reference; null, like the next two, where that was not
   * what was looked at.
   */
  answered: number | null;
  /** Of these, such as are not on disk, or whose mail neither went out nor is kept to go out. */
  lost: number | null;
  /** Mails that arrived more than once under different Message-IDs. */
  doubled: number | null;
  /** Answers of 5xx that the fault does not explain. */
  serverErrors: number;
};

/** Where the rows of a full run are gathered, one JSON text a line. */
export const rowsFile = "test-results/faults.jsonl";

/**
 * How often a fault is brought about: in the full run, and in the short one that every `npm test`
 * has.
 */
export const times = (full: number, short: number): number => (isFullFaultRun ? full : short);

/** Keeps a row of a full run for the table. */
export function report(row: FaultRow): FaultRow {
  if (isFullFaultRun) {
    mkdirSync("test-results", { recursive: true });
    appendFileSync(rowsFile, `${JSON.stringify(row)}\n`);
  }
  return row;
}
