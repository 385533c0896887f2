import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db } from "../../../server/db/schema.ts";
import { statusOfRow } from "./filter-requests.ts";
import { hasMeaning, type RequestStatus, statusesWith } from "./statuses.ts";

/** What an action on a quote request depends on. */
export type KeptRequest = { status: RequestStatus; isQuarantined: boolean };

/**
 * Returns the state of a quote request, which nobody erases until the transaction ends; undefined
 * where it is erased already.
 */
export async function keepFromErasure(db: Db, id: number): Promise<KeptRequest | undefined> {
  const row = await db
    .selectFrom("quote_request")
    .leftJoin("request_mark", "request_mark.quote_request_id", "quote_request.id")
    .select([statusOfRow, "quarantine_reasons"])
    .where("quote_request.id", "=", id)
    // A transaction of SQLite holds the lock of the whole database.
    .$if(isPostgres(db), (rows) => rows.forKeyShare("quote_request"))
    .executeTakeFirst();
  return row && { status: row.status, isQuarantined: row.quarantine_reasons !== null };
}

/**
 * Records what has become of a quote request. The time of the first answer is kept, and so are
 * details that are left out; spam is no answer.
 */
export async function markStatus(
  db: Db,
  id: number,
  status: RequestStatus,
  now: number,
  { amountCents }: { amountCents?: number | null } = {},
): Promise<void> {
  const isAnswer = hasMeaning(status, "isAnswer");
  const details = amountCents !== undefined && { amount_cents: amountCents };
  await db
    .insertInto("request_mark")
    .values({
      quote_request_id: id,
      status,
      answered_at: isAnswer ? now : null,
      changed_at: now,
      ...details,
    })
    .onConflict((known) =>
      known.column("quote_request_id").doUpdateSet(({ fn, ref, val }) => ({
        status,
        changed_at: now,
        ...details,
        ...(hasMeaning(status, "isOpen") && { answered_at: null }),
        ...(isAnswer && { answered_at: fn.coalesce(ref("request_mark.answered_at"), val(now)) }),
      })),
    )
    .execute();
}

/** Returns references of requests that were marked as spam before a moment. */
export async function listSpamBefore(db: Db, moment: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("request_mark")
    .innerJoin("quote_request", "quote_request.id", "quote_request_id")
    .select("reference")
    .where("status", "in", statusesWith("isSpam"))
    .where("changed_at", "<", moment)
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}
