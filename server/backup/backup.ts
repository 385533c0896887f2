import { createReadStream, createWriteStream } from "node:fs";
import { chown, mkdir, open, rename, stat, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { backup as copyPages, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { findVersionError, type Migrations, serverMigrations } from "../db/migrate.ts";
import { explainDamage, isDamage } from "../db/sqlite-errors.ts";
import { partialFileOf, removeAbandonedFiles } from "../files/partial-files.ts";
import { databaseSuffixes, removeDatabaseFiles } from "./backup-files.ts";
import {
  backupFile,
  chownLikeFolder,
  createBackupFolder,
  fileExists,
  requireServerStopped,
} from "./database-file.ts";

/** The numbers of rows in a database file. */
export type BackupCounts = { requests: number; mails: number; waiting: number };

/** What of the desk a restored file is checked for, and has empty. */
type RestoredWith = { migrations: readonly Migrations[]; emptiedByRestore: readonly string[] };

/** Where the database file is now that a restored one replaced. */
export type ReplacedFile = { file: string; isDamaged: boolean };

/** Pages of 4 KB. SQLite restarts the copy when a server writes between two portions. */
const pagesPerStep = 5000;

/**
 * Copies a consistent state of the database file, also while a server writes to it, into a file
 * that only its owner may read. Throws a sentence when the database is missing or the target
 * exists.
 */
export async function backUp(databaseFile: string, target: string, now: Date) {
  if (!(await fileExists(databaseFile)))
    throw new Error(`There is no ${databaseFile} to back up; set DATA_DIR as the server has it.`);
  if (await fileExists(target)) throw new Error(`${target} is there already; name another file.`);
  await createBackupFolder(dirname(target), databaseFile);
  // The server may lack the right to remove partial files from this folder.
  await removeAbandonedFiles([dirname(target)], now.getTime());
  const partial = partialFileOf(target);
  // SQLite would create a file that everybody may read; it keeps the mode of an existing one.
  await (await open(partial, "w", 0o600)).close();
  await chownLikeFolder(dirname(target), partial);
  const source = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    await copyPages(source, partial, { rate: pagesPerStep });
    const counts = checkIntegrity(partial, databaseFile);
    await rename(partial, target);
    return counts;
  } catch (error) {
    throw explainDamage(error, databaseFile);
  } finally {
    source.close();
    await removeDatabaseFiles(partial);
  }
}

/**
 * Puts a backup in the place of the database file, which is kept beside it, with some of its tables
 * emptied; returns what is restored and where the other is. Throws a sentence when a server still
 * runs, or the backup is none or of a newer version.
 */
export async function restore(
  databaseFile: string,
  backup: string,
  now: Date,
  desk: RestoredWith | null = null,
): Promise<BackupCounts & { kept: ReplacedFile | null }> {
  if (!(await fileExists(backup))) throw new Error(`There is no ${backup}.`);
  const partial = partialFileOf(databaseFile);
  await mkdir(dirname(databaseFile), { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(backup), createWriteStream(partial, { mode: 0o600 }));
    // The server's user must own the file; who cannot give it away, being neither root nor that
    // user, restores nothing.
    const { uid, gid } = await stat(dirname(databaseFile));
    await chown(partial, uid, gid);
    const counts = checkIntegrity(partial, backup);
    rejectOtherVersion(partial, [serverMigrations, ...(desk?.migrations ?? [])]);
    emptyTables(partial, desk?.emptiedByRestore ?? []);
    const kept = await moveReplacedFile(databaseFile, now);
    await rename(partial, databaseFile);
    return { ...counts, kept };
  } finally {
    await removeDatabaseFiles(partial);
  }
}

/**
 * Checks the integrity of a copy and counts its rows; a sentence that it throws names the original.
 */
function checkIntegrity(file: string, copied: string): BackupCounts {
  const damaged = new Error(`${copied} is damaged, or no file of quote requests.`);
  const db = new DatabaseSync(file);
  try {
    if (db.prepare("pragma integrity_check").get()?.integrity_check !== "ok") throw damaged;
    const count = (from: string) =>
      Number(db.prepare(`select count(*) as n from ${from}`).get()?.n);
    return {
      requests: count("quote_request"),
      mails: count("outbox_mail"),
      waiting: count("outbox_mail where status = 'waiting'"),
    };
  } catch {
    throw damaged;
  } finally {
    db.close();
  }
}

/** Throws a sentence for a backup of a version that this one cannot read. */
function rejectOtherVersion(file: string, migrationSets: readonly Migrations[]): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    for (const set of migrationSets.filter(({ recordedIn }) => hasTable(db, recordedIn))) {
      const rows = db.prepare(`select name from ${set.recordedIn} order by name`).all();
      const run = rows.map(({ name }) => String(name));
      const wrongVersion = findVersionError(set, run);
      if (wrongVersion) throw wrongVersion;
    }
  } finally {
    db.close();
  }
}

const hasTable = (db: DatabaseSync, table: string) =>
  db.prepare("select 1 from sqlite_schema where name = ?").get(table) !== undefined;

/** Empties those of these tables that a file has. */
function emptyTables(file: string, tables: readonly string[]): void {
  const db = new DatabaseSync(file);
  try {
    for (const table of tables) if (hasTable(db, table)) db.exec(`delete from ${table}`);
  } finally {
    db.close();
  }
}

/** Moves the present database file into the folder of backups; returns null when there is none. */
async function moveReplacedFile(databaseFile: string, now: Date): Promise<ReplacedFile | null> {
  const isThere = await fileExists(databaseFile);
  const isDamaged = isThere && !isIntact(databaseFile);
  const file = backupFile("requests-before-restore", databaseFile, now);
  // SQLite would apply a write-ahead log that is left over to the restored file.
  for (const part of databaseSuffixes) {
    if (!(await fileExists(databaseFile + part))) continue;
    await createBackupFolder(dirname(file), databaseFile);
    await rename(databaseFile + part, file + part);
    // It is a backup of this moment, and is erased as long after it as others are.
    await utimes(file + part, now, now);
  }
  return isThere ? { file, isDamaged } : null;
}

/** Returns false for a damaged file; throws a sentence when a server still runs. */
function isIntact(databaseFile: string): boolean {
  try {
    requireServerStopped(databaseFile);
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}
