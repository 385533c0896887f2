import type { Database } from "../db/database.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import { eraseReferences } from "../erasure/erasure.repository.ts";
import { foldersOf, type Holders, type NamingMail, type ServerData } from "../erasure/holders.ts";
import { eraseMailFiles } from "../erasure/mail-files.ts";
import { removeAbandonedFiles } from "../files/partial-files.ts";
import type { Log } from "../log/log.ts";
import { withoutPersonalData } from "../log/without-personal-data.ts";
import type { OnlineContent } from "../mail/mail-kind.ts";
import { eraseMailsBefore } from "../outbox/queue.repository.ts";
import { eraseOtherHashKeys } from "../quarantine/network-hash.repository.ts";
import { utcDay } from "../quarantine/network-hash.ts";
import { listReceivedBefore } from "../quote-requests/quote-request.repository.ts";
import type { Clock } from "../time/clock.ts";
import { day, minute } from "../time/durations.ts";
import { watchClock } from "../time/watch-clock.ts";

/** Requests that are erased at once; between two batches the server answers others. */
const erasedAtOnce = 25;
/** How often housekeeping runs, in milliseconds. */
const interval = minute;

export type Housekeeping = {
  database: Pick<Database, "db" | "transact">;
  log: Log;
  clock: Clock;
  mailHost: string;
  /** Where the files are; null where there are none. */
  data: ServerData | null;
  /** Everything that holds personal data of quote requests. */
  holders: Holders;
  retentionDays: number;
  /** Asked each time: another may be published while the server runs. */
  content: () => OnlineContent;
  /** What is done beside the server's own, one after the other. */
  tasks: readonly HousekeepingTask[];
  onNewMail: () => void;
};

export type HousekeepingTask = (deps: Housekeeping, isClockSteady: boolean) => Promise<void>;

/** Erases what is older than the retention time, when the clock is trusted, and runs the tasks. */
export async function runHousekeeping(deps: Housekeeping, isClockSteady: boolean): Promise<void> {
  const { database, log, clock, tasks } = deps;
  // A file that cannot be erased must not keep reminders from the owner.
  if (isClockSteady) await eraseOld(deps).catch(logFailure(log));
  await eraseOtherHashKeys(database.db, utcDay(clock()));
  for (const task of tasks) await task(deps, isClockSteady);
  // Erased data must not stay in it. While another program reads, this is done a minute later.
  await emptyWriteAheadLog(database.db);
  const folders = Object.values(deps.holders).flatMap((holder) => holder.folders ?? []);
  if (deps.data) await removeAbandonedFiles(foldersOf(deps.data, folders), clock());
}

/** Logs what kept a part of housekeeping from its end; it is tried again a minute later. */
export const logFailure = (log: Log) => (error: unknown) =>
  log.error({ reason: withoutPersonalData(error) }, "housekeeping failed");

async function eraseOld(deps: Housekeeping) {
  const { database, clock, data, holders, retentionDays } = deps;
  const now = clock();
  const oldest = now - retentionDays * day;
  await eraseListed(deps, (limit) => listReceivedBefore(database.db, oldest, limit));
  await eraseMailsBefore(database.db, oldest);
  if (!data) return;
  let files = 0;
  for (const { eraseOld } of Object.values(holders))
    files += (await eraseOld?.(data, { now, oldest })) ?? 0;
  logErased(deps, 0, files);
}

/**
 * Erases the requests that `list` returns, a batch at a time until there are none, with the files
 * of their mails.
 */
export async function eraseListed(
  deps: Pick<Housekeeping, "database" | "data" | "log">,
  list: (limit: number) => Promise<string[]>,
): Promise<void> {
  const { database, data } = deps;
  const mails: NamingMail[] = [];
  let requests = 0;
  for (let some = await list(erasedAtOnce); some.length > 0; some = await list(erasedAtOnce)) {
    const references = some;
    const { erased, mails: naming } = await database.transact(
      (db) => eraseReferences(db, references),
      "erase",
    );
    requests += erased.length;
    mails.push(...naming);
    await new Promise(setImmediate);
  }
  const files = data && mails.length > 0 ? await eraseMailFiles(data.dataDir, mails) : 0;
  logErased(deps, requests, files);
}

function logErased({ log }: Pick<Housekeeping, "log">, requests: number, files: number): void {
  if (requests + files > 0)
    log.info({ requests, files }, "erased at the end of the retention time");
}

/** Runs housekeeping now and every minute; what fails is tried again the next time. */
export function startHousekeeping(deps: Housekeeping): { stop: () => void } {
  const isClockSteady = watchClock(deps.clock);
  const run = () => runHousekeeping(deps, isClockSteady()).catch(logFailure(deps.log));
  const timer = setInterval(run, interval);
  run();
  return { stop: () => clearInterval(timer) };
}
