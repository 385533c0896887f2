import { addDays, type Period } from "../../../quote-request/days.ts";
import type { Db } from "../../../server/db/schema.ts";
import { momentInBusinessZone } from "../../../server/time/business-clock.ts";
import { isNotSpam, selectMarked, statusOfRow } from "../request-records/filter-requests.ts";
import type { CountedRequest } from "./figures.ts";

/**
 * Returns what is counted of the quote requests of a period; those in quarantine and spam are not
 * counted.
 */
export const listCounted = (db: Db, { from, to }: Period): Promise<CountedRequest[]> =>
  selectMarked(db)
    .select(["received_at as receivedAt", "start_date as startDate", "event_type as eventType"])
    .select(["guest_count as guestCount", "location"])
    .select(["answered_at as answeredAt", "amount_cents as amountCents"])
    .select(statusOfRow)
    .where("received_at", ">=", momentInBusinessZone(from))
    .where("received_at", "<", momentInBusinessZone(addDays(to, 1)))
    .where("quarantine_reasons", "is", null)
    .where(isNotSpam)
    .orderBy("received_at")
    .execute();
