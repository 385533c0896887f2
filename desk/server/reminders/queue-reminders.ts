import type { Database } from "../../../server/db/database.ts";
import { firstListed, listBegins } from "../../../server/housekeeping/queue-quarantine-list.ts";
import { recordNaming } from "../../../server/outbox/delivery.repository.ts";
import { hasMail, insertMail } from "../../../server/outbox/queue.repository.ts";
import { inBusinessZone, momentInBusinessZone } from "../../../server/time/business-clock.ts";
import { day, hour, minute } from "../../../server/time/durations.ts";
import { createDueTimes, type OpenHours } from "../request-records/due-times.ts";
import { listLeastSuspicious } from "../request-records/inbox.repository.ts";
import { readReminders } from "./reminder-settings.ts";
import { isAnyOpen, listUnreminded, listVisits, reminderListKind } from "./reminders.repository.ts";

/** What is queued here, as it is stored in `outbox_mail.kind`. */
export const earlyReminderKind = "reminder-90-minutes";
export const lateReminderKind = "reminder-20-hours";
export const morningListKind = "morning-list";

const earlyMinutes = 90;
const lateAfter = 20 * hour;
/** When a morning's list is queued no more, in minutes since midnight in the business's zone. */
const listEnds = 12 * 60;

type ReminderDeps = {
  database: Pick<Database, "db" | "transact">;
  openHours: OpenHours;
  mailHost: string;
  now: number;
};

/**
 * Puts the reminders that are due into the outbox, each once, also where several servers run;
 * returns how many mails there were. While the business is closed they wait until it opens, and
 * several at once are one mail. A request that is past 20 hours has the late reminder only.
 */
export async function queueReminders(deps: ReminderDeps): Promise<number> {
  const { openHours, mailHost, now } = deps;
  const { db, transact } = deps.database;
  const settings = await readReminders(db);
  const { afterOpenMinutes } = createDueTimes(openHours);
  // Older ones, such as from before an update, are in the morning's list only.
  const daysReminded = 2 + 7 - openHours.openDays.length;
  const late = {
    after: now - daysReminded * day,
    before: now - lateAfter,
    kind: lateReminderKind,
    waited: lateAfter,
    isCall: true,
  };
  const early = {
    after: now - lateAfter,
    before: now - earlyMinutes * minute,
    kind: earlyReminderKind,
    waited: 0,
    isCall: false,
  };
  const isEarlyDue = ({ receivedAt }: { receivedAt: number }) =>
    afterOpenMinutes(receivedAt, earlyMinutes) <= now;
  const listDue = async (of: typeof db) => [
    ...(settings.after20Hours ? await listUnreminded(of, late) : []),
    ...(settings.after90Minutes ? await listUnreminded(of, early) : []).filter(isEarlyDue),
  ];
  const reminded =
    // Mostly nothing is due, which is found out without a transaction.
    afterOpenMinutes(now, 0) > now || (await listDue(db)).length === 0
      ? 0
      : await transact(async (transaction) => {
          const due = await listDue(transaction);
          const [first, second] = due;
          if (!first) return 0;
          const about = second
            ? { kind: reminderListKind, payload: inBusinessZone(now).day }
            : { kind: first.kind, quoteRequestId: first.id };
          const mail = await insertMail(transaction, { ...about, mailHost, now });
          const ids = due.map(({ id }) => id);
          if (second) await recordNaming(transaction, mail, ids);
          return 1;
        }, "reminders");
  const hasList = await queueMorningList(deps, settings.morningList);
  return reminded + (hasList ? 1 : 0);
}

/**
 * Puts the day's list into the outbox, between eight in the morning and noon, where a request
 * waited at eight already, in quarantine or, if the owner wants that, for an answer, or where
 * something is delivered or picked up on that day or the next: what comes later in the day has its
 * own notice. A server that starts in the afternoon, and a request that is released or set back to
 * new then, wait for the next morning.
 */
async function queueMorningList(
  { database: { db, transact }, mailHost, now }: ReminderDeps,
  isOpenListed: boolean,
): Promise<boolean> {
  const { day, minutes } = inBusinessZone(now);
  if (minutes < listBegins || minutes >= listEnds) return false;
  if (await hasMail(db, morningListKind, day)) return false;
  const period = {
    receivedFrom: firstListed(day),
    receivedBefore: momentInBusinessZone(day, listBegins),
  };
  const isAnyWaiting =
    (isOpenListed && ((await isAnyOpen(db, period)) || (await listVisits(db, day)).length > 0)) ||
    (await listLeastSuspicious(db, 1, period)).length > 0;
  if (!isAnyWaiting) return false;
  return transact(async (transaction) => {
    if (await hasMail(transaction, morningListKind, day)) return false;
    await insertMail(transaction, { kind: morningListKind, payload: day, mailHost, now });
    return true;
  }, morningListKind);
}
