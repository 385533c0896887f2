import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hour } from "../time/durations.ts";
import { isRunning } from "./is-running.ts";

/** No partial file is written for longer than this, in milliseconds; process ids are used again. */
const maxWritingTime = hour;
/** A partial file's name, or that of a file which SQLite writes beside one. */
const partialName = /\.(\d{1,10})\.part(-wal|-shm|-journal)?$/;

/** Returns where this process writes a file before it is complete and gets its name. */
export const partialFileOf = (file: string): string => `${file}.${process.pid}.part`;

/** Removes the partial files that killed processes left in folders; returns how many there were. */
export async function removeAbandonedFiles(
  folders: readonly string[],
  now: number,
): Promise<number> {
  let removed = 0;
  for (const folder of new Set(folders))
    for (const name of await readdir(folder).catch(() => [])) {
      const [, pid] = partialName.exec(name) ?? [];
      if (pid === undefined) continue;
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      // Somebody's folder may have such a name, too.
      if (!found?.isFile()) continue;
      if (isRunning(Number(pid)) && now - found.mtimeMs <= maxWritingTime) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  return removed;
}
