import { execFileSync } from "node:child_process";
import { appendFile, readFile } from "node:fs/promises";
import type { Row } from "./row.ts";

/** A figure as it was measured at a commit. */
export type Measured = { day: string; commit: string; what: string; value: number; used: number };

/** Adds the figures of a part to the history, under the commit that is checked out. */
export async function addToHistory(
  file: string,
  { day, rows }: { day: string; rows: Row[] },
): Promise<void> {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const lines = rows.map(({ what, value, used }): Measured => ({ day, commit, what, value, used }));
  await appendFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

/** Returns all figures that were measured, the oldest first; none where there is no such file. */
export async function readHistory(file: string): Promise<Measured[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Measured);
}
