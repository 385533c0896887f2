import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database, DatabaseAddress } from "../db/database.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import { removeAbandonedDrafts } from "../files/drafts.ts";
import { pluralize } from "../log/pluralize.ts";
import { ontarioTime } from "../time/format-dates.ts";
import { eraseReferences } from "./erasure.repository.ts";
import { eraseMailFiles } from "./mail-files.ts";

/** How long mail files in progress and readers of the write-ahead log are waited for. */
const giveUpAfterMs = 3_000;
const pollIntervalMs = 100;

/**
 * Erases quote requests, their mails and mail files, and returns a receipt without personal data:
 * what was erased, and what this command cannot reach (decision 0037).
 */
export async function erasePermanently(
  { dataDir, database: address }: { dataDir: string; database: DatabaseAddress },
  database: Database,
  references: readonly string[],
): Promise<string> {
  const { db } = database;
  const { quotes, mails } = await database.write(
    (transaction) => eraseReferences(transaction, references),
    "erase",
  );
  const sent = mails.filter(({ isSent }) => isSent).length;
  const underWay = mails.filter(({ isClaimed }) => isClaimed).length;
  let files = await eraseMailFiles(dataDir, mails);
  // A server that writes one at this moment finds its row gone and removes the file, unless it is
  // killed before.
  if (underWay > 0)
    await pollUntil(async () => {
      files += await eraseMailFiles(dataDir, mails);
      return false;
    });
  const folders = foldersOf(dataDir, address);
  await removeAbandonedDrafts(folders, Date.now());
  const isLogEmpty = await pollUntil(() => emptyWriteAheadLog(db));
  return [
    `Erased on ${ontarioTime(Date.now())}, Ontario time: ${references.join(", ")}.`,
    `${pluralize(quotes, "quote request")} with notes, replies, keys and mails, and ${pluralize(files, "mail file")}.`,
    ...("postgres" in address
      ? [
          "PostgreSQL reads erased rows no more; their bytes leave its files when VACUUM, which it runs by itself, frees their place and new rows take it.",
        ]
      : []),
    ...(isLogEmpty
      ? []
      : [
          "Another program reads the database at this moment, so its write-ahead log (the file that ends with -wal) still holds them. The server empties it within a minute after that program has ended.",
        ]),
    "What cannot be erased from here:",
    ...(sent > 0
      ? [`- ${pluralize(sent, "mail")} sent before, in your mailbox and the customer's;`]
      : []),
    ...(underWay > 0
      ? [`- ${pluralize(underWay, "mail")} being sent at this moment, which may have gone out;`]
      : []),
    `- ${await describeBackups(folders)};`,
    "- tables, calendars and notes of yours that were made from them: delete those yourself. The server's log holds references only.",
  ].join("\n");
}

/** Returns a sentence on requests of the same mailbox that were not erased; empty without any. */
export const describeOtherTags = (references: readonly string[]): string =>
  references.length > 0
    ? `Of the same mailbox, with another tag behind a + or without one, and not erased: ${references.join(", ")}. Erase these by reference if they are the same person's.`
    : "";

/** The folders in which drafts and backups may be. */
const foldersOf = (dataDir: string, address: DatabaseAddress) =>
  [dataDir, ...("sqlite" in address ? [dirname(address.sqlite)] : [])].flatMap((folder) => [
    folder,
    join(folder, "mail"),
    join(folder, "backups"),
  ]);

/** Names the database copies: backups, and files that restore and move-to-postgres kept. */
async function describeBackups(folders: readonly string[]): Promise<string> {
  const found = new Set<string>();
  for (const folder of folders.filter((name) => name.endsWith("backups")))
    for (const name of await readdir(folder).catch(() => []))
      if (name.endsWith(".db")) found.add(join(folder, name));
  const here =
    found.size > 0
      ? `backups that were made before (${[...found].sort().join(", ")})`
      : "backups that were made before";
  return `${here}, and their copies elsewhere, until they are deleted`;
}

async function pollUntil(isDone: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + giveUpAfterMs;
  for (;;) {
    if (await isDone()) return true;
    if (performance.now() > end) return false;
    await wait(pollIntervalMs);
  }
}
