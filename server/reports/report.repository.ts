import type { Db, QuoteStatus } from "../db/schema.ts";
import { addDays, momentInBusinessZone } from "../time/business-clock.ts";
import type { Period, QuoteFacts } from "./figures.ts";

/**
 * Returns what is counted of the quote requests of a period; those in quarantine and spam are not counted.
 */
export async function listQuoteFacts(db: Db, { from, to }: Period): Promise<QuoteFacts[]> {
  const rows = await db
    .selectFrom("quote_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "quote_request.id")
    .select(["received_at", "start_date", "event_type", "guest_count", "location"])
    .select(["quote_mark.status", "quote_mark.answered_at", "amount_cents"])
    .where("received_at", ">=", momentInBusinessZone(from))
    .where("received_at", "<", momentInBusinessZone(addDays(to, 1)))
    .where("quarantine_reasons", "is", null)
    .where(({ eb, fn, ref, val }) =>
      eb(fn.coalesce(ref("quote_mark.status"), val<QuoteStatus>("new")), "<>", "spam"),
    )
    .orderBy("received_at")
    .execute();
  return rows.map((row) => ({
    receivedAt: Number(row.received_at),
    answeredAt: row.answered_at === null ? null : Number(row.answered_at),
    status: row.status ?? "new",
    amountCents: row.amount_cents,
    startDate: row.start_date,
    eventType: row.event_type,
    guestCount: row.guest_count,
    location: row.location,
  }));
}
