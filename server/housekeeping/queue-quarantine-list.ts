import { addDays } from "../../quote-request/days.ts";
import { recordNaming } from "../outbox/delivery.repository.ts";
import { hasMail, insertMail } from "../outbox/queue.repository.ts";
import { quarantineListKind } from "../quote-requests/mails/request-mail-kinds.ts";
import { listUntold } from "../quote-requests/quarantine-list.repository.ts";
import { inBusinessZone, momentInBusinessZone } from "../time/business-clock.ts";
import type { Housekeeping } from "./housekeeping.ts";

/** From when on a day's list is queued, in minutes since midnight in the business's zone. */
export const listBegins = 8 * 60;
/** A list names the requests of so many days. */
const daysListed = 30;

/** Returns the moment from which the list of a day names requests. */
export const firstListed = (day: string): number => momentInBusinessZone(addDays(day, -daysListed));

/**
 * Puts a mail into the outbox, at most one a day, that names the requests in quarantine of which the
 * owner has not been told. It is for a server without a desk, whose morning list does this.
 */
export async function queueQuarantineList(deps: Housekeeping): Promise<void> {
  const { db, transact } = deps.database;
  const now = deps.clock();
  const { day, minutes } = inBusinessZone(now);
  if (minutes < listBegins || (await hasMail(db, quarantineListKind, day))) return;
  // Mostly there is none, which is found out without a transaction.
  if ((await listUntold(db, firstListed(day))).length === 0) return;
  await transact(async (transaction) => {
    if (await hasMail(transaction, quarantineListKind, day)) return;
    const about = { kind: quarantineListKind, payload: day, mailHost: deps.mailHost };
    const mail = await insertMail(transaction, { ...about, now });
    await recordNaming(transaction, mail, await listUntold(transaction, firstListed(day)));
  }, quarantineListKind);
  deps.onNewMail();
}
