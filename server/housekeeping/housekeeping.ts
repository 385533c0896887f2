import { eraseDeskLogBefore, eraseExpiredAccess } from "../../desk/server/access/erase-expired.ts";
import { eraseEndedSubscriptions } from "../../desk/server/push/push-subscriptions.repository.ts";
import { eraseActionsBefore } from "../../desk/server/quote-records/actions.repository.ts";
import type { OpenHours } from "../../desk/server/quote-records/due-times.ts";
import { listSpamBefore } from "../../desk/server/quote-records/marks.repository.ts";
import { queueReminders } from "../../desk/server/reminders/queue-reminders.ts";
import type { Database } from "../db/database.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import { eraseReferences, type NamingMail } from "../erasure/erasure.repository.ts";
import { foldersOf, holders, type Place } from "../erasure/holders.ts";
import { eraseMailFiles } from "../erasure/mail-files.ts";
import { removeAbandonedDrafts } from "../files/drafts.ts";
import type { Log } from "../log/log.ts";
import { withoutPersonalData } from "../mail/mail-errors.ts";
import { eraseMailsBefore } from "../outbox/queue.repository.ts";
import { eraseOtherHashKeys } from "../quarantine/network-hash.repository.ts";
import { utcDay } from "../quarantine/network-hash.ts";
import { fillDerivedColumns } from "../quote-requests/derived-columns.repository.ts";
import { listReceivedBefore } from "../quote-requests/quote-request.repository.ts";
import type { Clock } from "../time/clock.ts";

const day = 24 * 60 * 60 * 1000;
/** Days after which requests that are marked as spam are erased; the privacy notice says so. */
const spamDays = 30;
/** Days after which a phone that was offline would do an action twice. */
const actionDays = 90;
/** Requests that are erased at once; between two batches the server answers others. */
const erasedAtOnce = 25;
/** How often housekeeping runs, in milliseconds. */
const interval = 60_000;

export type Housekeeping = {
  database: Pick<Database, "db" | "write">;
  log: Log;
  clock: Clock;
  mailHost: string;
  /** Where the files are; null where there are none. */
  place: Place | null;
  retentionDays: number;
  openHours: OpenHours;
  /** Sends notices of requests that another server or the hosted function stored. */
  sendPushNotices?: () => Promise<void>;
  onNewMail: () => void;
};

/**
 * Erases what is older than the retention time, when the clock is trusted, and queues the reminders.
 */
export async function runHousekeeping(deps: Housekeeping, isClockSteady: boolean): Promise<void> {
  const { database, log, clock, mailHost, openHours, onNewMail } = deps;
  // A file that cannot be erased must not keep reminders from the owner.
  if (isClockSteady) await eraseOld(deps).catch(logFailure(log));
  await fillDerivedColumns(database.db);
  await eraseOtherHashKeys(database.db, utcDay(clock()));
  await eraseExpiredAccess(database.db, clock(), isClockSteady);
  const reminders = await queueReminders({ database, openHours, mailHost, now: clock() });
  if (reminders > 0) {
    log.info({ reminders }, "reminders queued");
    onNewMail();
  }
  await deps.sendPushNotices?.();
  // Erased data must not stay in it. While another program reads, this is done a minute later.
  await emptyWriteAheadLog(database.db);
  if (deps.place) await removeAbandonedDrafts(foldersOf(deps.place), clock());
}

const logFailure = (log: Log) => (error: unknown) =>
  log.error({ reason: withoutPersonalData(error) }, "housekeeping failed");

async function eraseOld({ database, log, clock, place, retentionDays }: Housekeeping) {
  const now = clock();
  const oldest = now - retentionDays * day;
  const mails: NamingMail[] = [];
  let requests = 0;
  for (const list of [
    () => listSpamBefore(database.db, now - spamDays * day, erasedAtOnce),
    () => listReceivedBefore(database.db, oldest, erasedAtOnce),
  ])
    for (let expired = await list(); expired.length > 0; expired = await list()) {
      const references = expired;
      const { erased, mails: naming } = await database.write(
        (db) => eraseReferences(db, references),
        "erase",
      );
      requests += erased.length;
      mails.push(...naming);
      await new Promise(setImmediate);
    }
  await eraseActionsBefore(database.db, now - actionDays * day);
  await eraseMailsBefore(database.db, oldest);
  await eraseDeskLogBefore(database.db, oldest);
  await eraseEndedSubscriptions(database.db, now);
  let files = 0;
  if (place) {
    files += await eraseMailFiles(place.dataDir, mails);
    for (const { eraseOld } of Object.values(holders))
      files += (await eraseOld?.(place, { now, oldest })) ?? 0;
  }
  if (requests + files > 0)
    log.info({ requests, files }, "erased at the end of the retention time");
}

/**
 * A clock that differs by more than this from the time that has passed was set, in milliseconds.
 */
const jump = 60_000;
/** A clock is trusted after this time without a jump, in milliseconds; it is corrected by then. */
const trustAfter = 60 * 60_000;

/**
 * Returns what says whether the clock had no jump for an hour: a machine that starts with the wrong
 * year would erase everything. `elapsed` counts milliseconds independently of the clock's setting.
 */
export function watchClock(clock: Clock, elapsed: () => number = () => performance.now()) {
  let last = { clock: clock(), elapsed: elapsed() };
  let evenSince = last.elapsed;
  return function isClockSteady(): boolean {
    const now = { clock: clock(), elapsed: elapsed() };
    if (Math.abs(now.clock - last.clock - (now.elapsed - last.elapsed)) > jump)
      evenSince = now.elapsed;
    last = now;
    return now.elapsed - evenSince >= trustAfter;
  };
}

/** Runs housekeeping now and every minute; what fails is tried again the next time. */
export function startHousekeeping(deps: Housekeeping): { stop: () => void } {
  const isClockSteady = watchClock(deps.clock);
  const run = () => runHousekeeping(deps, isClockSteady()).catch(logFailure(deps.log));
  const timer = setInterval(run, interval);
  run();
  return { stop: () => clearInterval(timer) };
}
