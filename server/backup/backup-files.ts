import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { day } from "../time/durations.ts";

/** Backups are erased after this time, in milliseconds; the privacy notice says "a month". */
export const backupLifetime = 31 * day;

export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

export type BackupFile = { file: string; name: string; at: number; bytes: number };

/** Returns the complete backups in folders, the newest first; `at` is when each was made. */
export async function listBackupFiles(folders: readonly string[]): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const found = name.endsWith(".db") ? await stat(file).catch(() => null) : null;
      if (found?.isFile())
        backups.push({ file, name, at: Math.round(found.mtimeMs), bytes: found.size });
    }
  return backups.sort((a, b) => b.at - a.at);
}

/** Erases backups at the end of their time; returns how many. */
export async function eraseOldBackups(folders: readonly string[], now: number): Promise<number> {
  const backups = await listBackupFiles(folders);
  const old = backups.filter(({ at }) => at + backupLifetime <= now);
  for (const { file } of old) await removeDatabaseFiles(file);
  return old.length;
}

/** The suffixes of a database's file and of the files that SQLite writes beside it. */
export const databaseSuffixes = ["", "-wal", "-shm", "-journal"];

/** Removes a database's file with those that SQLite writes beside it. */
export async function removeDatabaseFiles(file: string): Promise<void> {
  for (const suffix of databaseSuffixes) await rm(file + suffix, { force: true });
}

/** Whether a backup holds any of these requests; true also where it cannot be read. */
export async function mayContain(file: string, references: readonly string[]): Promise<boolean> {
  try {
    // Loaded here, because the hosted function has no SQLite.
    const { DatabaseSync } = await import("node:sqlite");
    // "immutable" leaves no files of SQLite's beside it.
    const db = new DatabaseSync(new URL(`${pathToFileURL(file)}?immutable=1`), { readOnly: true });
    try {
      const isThere = db.prepare("select 1 from quote_request where reference = ?");
      return references.some((reference) => isThere.get(reference) !== undefined);
    } finally {
      db.close();
    }
  } catch {
    return true;
  }
}
