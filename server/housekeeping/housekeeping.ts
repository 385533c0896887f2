import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import { eraseDeskLogBefore, eraseExpiredAccess } from "../desk/access/erase-expired.ts";
import { removeAbandonedDrafts } from "../files/drafts.ts";
import type { Log } from "../log/log.ts";
import { withoutPersonalData } from "../mail/mail-errors.ts";
import { eraseMailsBefore } from "../outbox/queue.repository.ts";
import { eraseEndedSubscriptions } from "../push/push-subscriptions.repository.ts";
import { queueQuarantineDigest } from "../quarantine/digest/queue-quarantine-digest.ts";
import { eraseOtherHashKeys } from "../quarantine/network-hash.repository.ts";
import { utcDay } from "../quarantine/network-hash.ts";
import { eraseActionsBefore } from "../quote-records/actions.repository.ts";
import type { OpenHours } from "../quote-records/due-times.ts";
import { eraseSpamBefore } from "../quote-records/marks.repository.ts";
import { fillEmailKeys } from "../quote-requests/email-key.repository.ts";
import { eraseReceivedBefore } from "../quote-requests/quote-request.repository.ts";
import { fillFoldedTexts } from "../quote-requests/search/fold.repository.ts";
import { queueReminders } from "../reminders/queue-reminders.ts";
import { queueWeeklyDigest } from "../reports/weekly.ts";
import type { Clock } from "../time/clock.ts";

const day = 24 * 60 * 60 * 1000;
/** Days after which requests that are marked as spam are erased; the privacy notice says so. */
const spamDays = 30;
/** Days after which a phone that was offline would do an action twice. */
const actionDays = 90;
/** How often housekeeping runs, in milliseconds. */
const interval = 60_000;

export type Housekeeping = {
  database: Pick<Database, "db" | "write">;
  log: Log;
  clock: Clock;
  mailHost: string;
  /** The folder of the folders `mail` and `backups`; null where there are no files. */
  dataDir: string | null;
  retentionDays: number;
  hasWeeklyDigest: boolean;
  openHours: OpenHours;
  /** Sends notices of requests that another server or the hosted function stored. */
  sendPushNotices?: () => Promise<void>;
  onNewMail: () => void;
};

/**
 * Erases what is older than the retention time, when the clock is trusted, and queues the digests:
 * of the quarantine once a day, and of the week when the owner wants it.
 */
export async function runHousekeeping(deps: Housekeeping, isClockSteady: boolean): Promise<void> {
  const { database, log, clock, mailHost, openHours, onNewMail } = deps;
  if (isClockSteady) await eraseOld(deps);
  await fillEmailKeys(database.db);
  await fillFoldedTexts(database.db);
  await eraseOtherHashKeys(database.db, utcDay(clock()));
  await eraseExpiredAccess(database.db, clock());
  const inDigest = await queueQuarantineDigest(database.write, mailHost, clock());
  if (inDigest > 0) {
    log.info({ requests: inDigest }, "quarantine digest queued");
    onNewMail();
  }
  if (deps.hasWeeklyDigest && (await queueWeeklyDigest(database.write, mailHost, clock()))) {
    log.info("weekly digest queued");
    onNewMail();
  }
  const reminders = await queueReminders({ database, openHours, mailHost, now: clock() });
  if (reminders > 0) {
    log.info({ reminders }, "reminders queued");
    onNewMail();
  }
  await deps.sendPushNotices?.();
  if (deps.dataDir) await removeAbandonedDrafts(draftFolders(deps.dataDir), clock());
  // Erased data must not stay in it. While another program reads, this is done a minute later.
  await emptyWriteAheadLog(database.db);
}

const draftFolders = (dataDir: string) => [
  dataDir,
  join(dataDir, "mail"),
  join(dataDir, "backups"),
];

async function eraseOld({ database, log, clock, dataDir, retentionDays }: Housekeeping) {
  const oldest = clock() - retentionDays * day;
  const spam = await eraseSpamBefore(database.db, clock() - spamDays * day);
  const requests = spam + (await eraseReceivedBefore(database.db, oldest));
  await eraseActionsBefore(database.db, clock() - actionDays * day);
  await eraseMailsBefore(database.db, oldest);
  await eraseDeskLogBefore(database.db, oldest);
  await eraseEndedSubscriptions(database.db, clock());
  const mailFiles = dataDir ? await eraseMailFiles(join(dataDir, "mail"), oldest) : 0;
  if (requests + mailFiles > 0)
    log.info({ requests, mailFiles }, "erased at the end of the retention time");
}

/** Erases mail files that were written before a moment; returns how many there were. */
async function eraseMailFiles(folder: string, moment: number): Promise<number> {
  let erased = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs >= moment) continue;
    await rm(file, { force: true });
    erased += 1;
  }
  return erased;
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
  const run = () =>
    runHousekeeping(deps, isClockSteady()).catch((error) =>
      deps.log.error({ reason: withoutPersonalData(error) }, "housekeeping failed"),
    );
  const timer = setInterval(run, interval);
  run();
  return { stop: () => clearInterval(timer) };
}
