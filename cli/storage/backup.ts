import { createReadStream, createWriteStream } from "node:fs";
import { chown, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { backup as copyPages, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { newerForm } from "../../server/db/migrate.ts";
import { explainDamage, isDamage } from "../../server/db/sqlite-fault.ts";
import { draftOf, removeAbandonedDrafts } from "../../server/files/drafts.ts";
import type { Report } from "../command.ts";
import {
  backupNamed,
  expectStopped,
  fileExists,
  giveToOwnerOf,
  makeFolder,
} from "./database-file.ts";

/** What a file of quote requests holds. */
export type Holdings = { quotes: number; mails: number; waiting: number };

/** What was in the place of a restored file, and where it is now. */
export type PutAside = { file: string; isDamaged: boolean };

/** In 4 KB pages. A server that writes between two portions has SQLite begin again, so they are large. */
const pagesAtOnce = 5000;
/** A database's file, and those that SQLite writes beside it. */
const parts = ["", "-wal", "-shm", "-journal"];

/**
 * Copies the database file as it stands at one moment, while a server may write to it, and returns what the copy holds.
 * Only its owner may read it. Throws a sentence when there is nothing to copy, or something is there already.
 */
export async function backUp(
  databaseFile: string,
  target: string,
  report: Report,
): Promise<Holdings> {
  if (!(await fileExists(databaseFile)))
    throw new Error(`There is no ${databaseFile} to back up; set DATA_DIR as the server has it.`);
  if (await fileExists(target)) throw new Error(`${target} is there already; name another file.`);
  await makeFolder(dirname(target), databaseFile);
  // The server cannot remove those of a folder that belongs to another user.
  await removeAbandonedDrafts([dirname(target)], Date.now());
  const draft = draftOf(target);
  // SQLite would make a file that everybody may read; it keeps the rights of one that is there.
  await (await open(draft, "w", 0o600)).close();
  await giveToOwnerOf(dirname(target), draft);
  const source = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    await copyPages(source, draft, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) =>
        report(`Copying: ${Math.round((1 - remainingPages / totalPages) * 100)}% …`),
    });
    report("Looking at every page of the copy …");
    const holdings = inspect(draft, databaseFile);
    await rename(draft, target);
    return holdings;
  } catch (error) {
    throw explainDamage(error, databaseFile);
  } finally {
    source.close();
    await removeAll(draft);
  }
}

/**
 * Puts a backup in the place of the database file, which is kept beside it, and returns what is restored and where the
 * other is. Throws a sentence when a server still runs, or the backup is none or of a newer
 * version.
 */
export async function restore(
  databaseFile: string,
  backup: string,
  now: Date,
): Promise<Holdings & { kept: PutAside | null }> {
  if (!(await fileExists(backup))) throw new Error(`There is no ${backup}.`);
  const draft = draftOf(databaseFile);
  await mkdir(dirname(databaseFile), { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(backup), createWriteStream(draft, { mode: 0o600 }));
    // Whoever restores as root must not take the file away from the server's own user.
    const { uid, gid } = await stat(dirname(databaseFile));
    await chown(draft, uid, gid);
    const holdings = inspect(draft, backup);
    expectKnownForm(draft);
    const kept = await putAside(databaseFile, now);
    await rename(draft, databaseFile);
    return { ...holdings, kept };
  } finally {
    await removeAll(draft);
  }
}

/**
 * Opens a copy, has SQLite look at every page of it and counts what is in it; throws a sentence that names the file which
 * was copied.
 */
function inspect(file: string, copied: string): Holdings {
  const damaged = new Error(`${copied} is damaged, or no file of quote requests.`);
  const db = new DatabaseSync(file);
  try {
    if (db.prepare("pragma integrity_check").get()?.integrity_check !== "ok") throw damaged;
    const count = (from: string) =>
      Number(db.prepare(`select count(*) as n from ${from}`).get()?.n);
    return {
      quotes: count("quote_request"),
      mails: count("outbox_mail"),
      waiting: count("outbox_mail where status = 'waiting'"),
    };
  } catch {
    throw damaged;
  } finally {
    db.close();
  }
}

/** Throws a sentence for a backup that a newer version of this program has made. */
function expectKnownForm(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = db.prepare("select name from kysely_migration order by name").all();
    const newer = newerForm(rows.map(({ name }) => String(name)));
    if (newer) throw newer;
  } finally {
    db.close();
  }
}

/** Moves the present file to the backups, which are erased in time; null where there is none. */
async function putAside(databaseFile: string, now: Date): Promise<PutAside | null> {
  const isThere = await fileExists(databaseFile);
  const isDamaged = isThere && !isStoppedAndWhole(databaseFile);
  const file = backupNamed("quotes-before-restore", databaseFile, now);
  // SQLite would write the log that a damaged or lost file left into the one that is restored.
  for (const part of parts) {
    if (!(await fileExists(databaseFile + part))) continue;
    await makeFolder(dirname(file), databaseFile);
    await rename(databaseFile + part, file + part);
  }
  return isThere ? { file, isDamaged } : null;
}

/** Returns false for a damaged file; throws a sentence when a server still runs. */
function isStoppedAndWhole(databaseFile: string): boolean {
  try {
    expectStopped(databaseFile);
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

async function removeAll(file: string) {
  for (const part of parts) await rm(file + part, { force: true });
}
