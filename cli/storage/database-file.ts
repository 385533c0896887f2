import { chown, mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isInUse } from "../../server/db/sqlite-fault.ts";

/** The name of a file that is made at this moment: quotes-2026-11-21T18-04-09.db. */
export function nameByMoment(name: string, ending: string, now: Date): string {
  return `${name}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.${ending}`;
}

/** A file beside a database's, in the folder of its backups, named by this moment. */
export const backupNamed = (name: string, databaseFile: string, now: Date): string =>
  join(dirname(databaseFile), "backups", nameByMoment(name, "db", now));

/**
 * Brings all that was written into the one file, which SQLite refuses while a server has it open. Throws a sentence then,
 * and SQLite's error for a file that is damaged.
 */
export function expectStopped(databaseFile: string): void {
  const db = new DatabaseSync(databaseFile);
  try {
    db.exec("pragma journal_mode = delete");
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new Error("The server still runs; stop it first, and start it again afterwards.");
  } finally {
    db.close();
  }
}

/**
 * Makes a folder for copies of a database where there is none. One beside the database is given to whom the database's own
 * folder belongs.
 */
export async function makeFolder(folder: string, databaseFile: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const home = dirname(resolve(databaseFile));
  if (dirname(resolve(folder)) === home) await giveToOwnerOf(home, folder);
}

/** Whoever works as root must not take a file away from the server's own user; others cannot give one away. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

export const fileExists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
