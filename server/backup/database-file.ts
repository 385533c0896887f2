import { chown, mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isInUse } from "../db/sqlite-errors.ts";
import { backupFolder } from "./backup-files.ts";

/** Returns a file name with the time in UTC: requests-2026-11-21T18-04-09.db. */
export function timestampedName(name: string, ending: string, now: Date): string {
  return `${name}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.${ending}`;
}

/** Returns the path of a file in the folder of backups, with the time in its name. */
export const backupFile = (name: string, databaseFile: string, now: Date): string =>
  join(backupFolder(dirname(databaseFile)), timestampedName(name, "db", now));

/**
 * Writes the write-ahead log into the database file, which SQLite refuses while a server has it
 * open. Throws a sentence then, and SQLite's own error for a damaged file.
 */
export function requireServerStopped(databaseFile: string): void {
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
 * Creates a folder for copies of a database. Beside the database it gets the owner of the
 * database's folder.
 */
export async function createBackupFolder(folder: string, databaseFile: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const home = dirname(resolve(databaseFile));
  if (dirname(resolve(folder)) === home) await chownLikeFolder(home, folder);
}

/**
 * Gives a file the owner of a folder; only root can, and a file of root's would lock the server
 * out.
 */
export async function chownLikeFolder(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

/** Whether a file can be found; false also where its folder cannot be read. */
export const fileExists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
