import type { Db } from "../db/schema.ts";
import { addDays, momentInOntario } from "../time/ontario-clock.ts";
import type { Period, QuoteFacts } from "./figures.ts";

/** Returns what is counted of the quote requests of a period; those that are held back are not counted. */
export async function listQuoteFacts(db: Db, { from, to }: Period): Promise<QuoteFacts[]> {
  const rows = await db
    .selectFrom("quote_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "quote_request.id")
    .select(["received_at", "start_date", "event_type", "guest_count", "location"])
    .select(["quote_mark.status", "quote_mark.answered_at"])
    .where("received_at", ">=", momentInOntario(from))
    .where("received_at", "<", momentInOntario(addDays(to, 1)))
    .where("held_for", "is", null)
    .orderBy("received_at")
    .execute();
  return rows.map((row) => ({
    receivedAt: Number(row.received_at),
    answeredAt: row.answered_at === null ? null : Number(row.answered_at),
    status: row.status ?? "new",
    startDate: row.start_date,
    eventType: row.event_type,
    guestCount: row.guest_count,
    location: row.location,
  }));
}

/** Whether there is a digest of a week: it is kept with a request of that week. */
export async function hasDigest(db: Db, { from, to }: Period): Promise<boolean> {
  const row = await db
    .selectFrom("outbox_mail")
    .innerJoin("quote_request", "quote_request.id", "outbox_mail.quote_request_id")
    .select("outbox_mail.id")
    .where("kind", "=", "weekly-digest")
    .where("received_at", ">=", momentInOntario(from))
    .where("received_at", "<", momentInOntario(addDays(to, 1)))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the id of the first quote request of a period, or undefined. */
export async function findFirstOf(db: Db, { from, to }: Period): Promise<number | undefined> {
  const row = await db
    .selectFrom("quote_request")
    .select("id")
    .where("received_at", ">=", momentInOntario(from))
    .where("received_at", "<", momentInOntario(addDays(to, 1)))
    .where("held_for", "is", null)
    .orderBy("received_at")
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}
