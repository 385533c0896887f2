import {
  eraseListed,
  type Housekeeping,
  logFailure,
} from "../../../server/housekeeping/housekeeping.ts";
import { day } from "../../../server/time/durations.ts";
import { eraseExpiredAccess } from "../access/erase-expired.ts";
import { eraseDeskLogBefore } from "../log/desk-log.repository.ts";
import { eraseEndedSubscriptions } from "../push/push-subscriptions.repository.ts";
import { queueReminders } from "../reminders/queue-reminders.ts";
import { eraseActionsBefore } from "../request-records/actions.repository.ts";
import { listSpamBefore } from "../request-records/marks.repository.ts";

/** Days after which requests that are marked as spam are erased; the privacy notice says so. */
const spamDays = 30;
/** Days after which a phone that was offline would do an action twice. */
const actionDays = 90;

/** Erases what of the desk is out of date, when the clock is trusted, and queues the reminders. */
export async function runDeskHousekeeping(deps: Housekeeping, isClockSteady: boolean) {
  const { database, clock, log, content, mailHost, onNewMail } = deps;
  const { db } = database;
  const now = clock();
  // What cannot be erased must not keep reminders from the owner.
  if (isClockSteady) await eraseOld(deps, now).catch(logFailure(log));
  await eraseExpiredAccess(db, now, isClockSteady);
  const reminders = await queueReminders({
    database,
    openHours: content().business,
    mailHost,
    now,
  });
  if (reminders > 0) {
    log.info({ reminders }, "reminders queued");
    onNewMail();
  }
}

async function eraseOld(deps: Housekeeping, now: number): Promise<void> {
  const { db } = deps.database;
  await eraseListed(deps, (limit) => listSpamBefore(db, now - spamDays * day, limit));
  await eraseActionsBefore(db, now - actionDays * day);
  await eraseDeskLogBefore(db, now - deps.retentionDays * day);
  await eraseEndedSubscriptions(db, now);
}
