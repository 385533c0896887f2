import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pluralize } from "../../content-files/pluralize.ts";
import {
  backupFolder,
  backupLifetime,
  eraseOldBackups,
  listBackupFiles,
  mayContain,
} from "../backup/backup-files.ts";
import type { DatabaseAddress } from "../db/database.ts";
import type { Db } from "../db/schema.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import { removeAbandonedFiles } from "../files/partial-files.ts";
import { inBusinessZone } from "../time/business-clock.ts";
import { fullDates } from "../time/format-dates.ts";
import { eraseMailFiles } from "./mail-files.ts";

/** How long mail files in progress and readers of the write-ahead log are waited for. */
const giveUpAfter = 3_000;
const pollInterval = 100;

/** A server's folder of the folders `mail` and `backups`, and its database. */
export type ServerData = { dataDir: string; databaseAddress: DatabaseAddress };

/** A mail that names a quote request. */
export type NamingMail = { messageId: string; isSent: boolean; isClaimed: boolean };

export type ErasedRows = {
  erased: string[];
  mails: NamingMail[];
  /** The names that were in them. */
  names: string[];
};

/** Requests whose rows are erased, and what named them. */
type ErasedRequests = Omit<ErasedRows, "erased"> & {
  db: Db;
  data: ServerData;
  now: number;
  references: readonly string[];
};

/**
 * What is said of an erasure: to the person whose data it was, what was `erased` and what is `kept`
 * for a time; to the owner alone, who may name files, what to know and what is `left`.
 */
export type ErasureReport = { erased?: string; kept?: string; notice?: string; left?: string };

/** Whom something is of, beside what a request itself says. */
export type NamedPerson = { reference: string; name: string; email: string | null; phone: string };

/** A request that is erased only where it was named: its unit would be free, and nobody told. */
export type BookedRequest = { reference: string; sentence: string };

export type Holder = {
  /** The folders of its files, below a server's folder, in which partial files may be. */
  folders?: readonly string[];
  /** Returns whom it names otherwise than the requests do, such as by a corrected address. */
  listPeople?: (db: Db) => Promise<NamedPerson[]>;
  /** Returns which of these requests are booked, and what to say of each. */
  listBooked?: (db: Db, references: readonly string[]) => Promise<BookedRequest[]>;
  /** Erases what it holds of requests, as far as it can be reached from here. */
  erase: (erased: ErasedRequests) => Promise<ErasureReport>;
  /** Erases what is past its time; returns the number of files. */
  eraseOld?: (data: ServerData, times: { now: number; oldest: number }) => Promise<number>;
};

const serverFolders = ["mail", "backups"];

/**
 * Everything of the server that holds personal data of quote requests, in the order of erasing. The
 * erasure, its receipt and the retention time are made from this list and the desk's; a new place
 * for personal data goes into one of the two.
 */
export const holders: Record<string, Holder> = {
  rows: {
    erase: async ({ references, data }) => ({
      erased: `${pluralize(references.length, "quote request")} with all stored mails`,
      ...("postgres" in data.databaseAddress && {
        notice:
          "PostgreSQL reads erased rows no more; their bytes leave its files when VACUUM, which it runs by itself, frees their place and new rows take it.",
      }),
    }),
  },
  mailFiles: {
    async erase({ data: { dataDir }, mails }) {
      let files = await eraseMailFiles(dataDir, mails);
      // A server that writes one at this moment finds its row gone and removes the file, unless it
      // is killed before.
      if (mails.some(({ isClaimed }) => isClaimed))
        await pollUntil(async () => {
          files += await eraseMailFiles(dataDir, mails);
          return false;
        });
      return files > 0 ? { notice: `${pluralize(files, "mail file")} erased with them.` } : {};
    },
    eraseOld: ({ dataDir }, { oldest }) => eraseMailFiles(dataDir, [], oldest),
  },
  abandonedFiles: {
    folders: serverFolders,
    async erase({ data, now }) {
      await removeAbandonedFiles(foldersOf(data, serverFolders), now);
      return {};
    },
  },
  writeAheadLog: {
    async erase({ db }) {
      if (await pollUntil(() => emptyWriteAheadLog(db))) return {};
      return {
        notice:
          "Another program reads the database at this moment, so its write-ahead log (the file that ends with -wal) still holds them. The server empties it within a minute after that program has ended.",
      };
    },
  },
  sentMails: {
    async erase({ mails }) {
      const sent = mails.filter(({ isSent }) => isSent).length;
      const before = `${pluralize(sent, "mail")} sent before`;
      const left = `- ${before}, in your mailbox and the customer's;`;
      return sent > 0 ? { kept: `${before}, in our mailbox and yours`, left } : {};
    },
  },
  mailsUnderWay: {
    async erase({ mails }) {
      const claimed = mails.filter(({ isClaimed }) => isClaimed).length;
      const kept = `${pluralize(claimed, "mail")} being sent at this moment, which may have gone out`;
      return claimed > 0 ? { kept, left: `- ${kept};` } : {};
    },
  },
  backups: {
    async erase({ data, references }) {
      const named: string[] = [];
      let newest = 0;
      for (const { file, at } of await listBackupFiles(backupFoldersOf(data)))
        if (await mayContain(file, references)) {
          named.push(`  ${file}, which the server deletes on ${dayOf(at)};`);
          newest = Math.max(newest, at);
        }
      const others = "- backups that were made before, and their copies elsewhere, until they are";
      return {
        kept: `backups made before, until they are deleted${newest > 0 ? `, by ${dayOf(newest)}` : ""}`,
        left: [`${others} deleted${named.length > 0 ? ":" : ";"}`, ...named].join("\n"),
      };
    },
    eraseOld: (data, { now }) => eraseOldBackups(backupFoldersOf(data), now),
  },
  ownCopies: {
    erase: async () => ({
      left: "- tables, calendars and notes of yours that were made from them: delete those yourself. The server's log holds references only.",
    }),
  },
};

/** Everything that may hold personal data, by its name. */
export type Holders = Readonly<Record<string, Holder>>;

/** Returns whom holders name otherwise than the requests do. */
export async function listPeople(db: Db, holders: Holders): Promise<NamedPerson[]> {
  const people: NamedPerson[] = [];
  for (const holder of Object.values(holders))
    people.push(...((await holder.listPeople?.(db)) ?? []));
  return people;
}

/** Returns which of these requests are booked. */
export async function listBooked(db: Db, holders: Holders, references: readonly string[]) {
  const booked: BookedRequest[] = [];
  for (const holder of Object.values(holders))
    booked.push(...((await holder.listBooked?.(db, references)) ?? []));
  return booked;
}

/** Returns a server's folders, and these below each. */
export const foldersOf = (
  { dataDir, databaseAddress }: ServerData,
  names: readonly string[],
): string[] =>
  [
    ...new Set([dataDir, "sqlite" in databaseAddress ? dirname(databaseAddress.sqlite) : dataDir]),
  ].flatMap((folder) => [folder, ...names.map((name) => join(folder, name))]);

const backupFoldersOf = (data: ServerData) => foldersOf(data, []).map(backupFolder);

/** Returns the day on which a backup is erased. */
function dayOf(madeAt: number): string {
  const { day } = inBusinessZone(madeAt + backupLifetime);
  return fullDates(day, day);
}

async function pollUntil(isDone: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + giveUpAfter;
  for (;;) {
    if (await isDone()) return true;
    if (performance.now() > end) return false;
    await wait(pollInterval);
  }
}
