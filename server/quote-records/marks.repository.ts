import type { Db, QuoteStatus } from "../db/schema.ts";

/** What is recorded with a status; what is left out stays as it is. */
export type MarkDetails = { amountCents?: number | null; trailerId?: string | null };

/**
 * Records what has become of a quote request. The time of the first answer is kept; spam is no
 * answer.
 */
export async function markStatus(
  db: Db,
  id: number,
  status: QuoteStatus,
  now: number,
  { amountCents, trailerId }: MarkDetails = {},
): Promise<void> {
  const isAnswer = status !== "new" && status !== "spam";
  const details = {
    ...(amountCents !== undefined && { amount_cents: amountCents }),
    ...(trailerId !== undefined && { trailer_id: trailerId }),
  };
  await db
    .insertInto("quote_mark")
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
        ...(status === "new" && { answered_at: null }),
        ...(isAnswer && { answered_at: fn.coalesce(ref("quote_mark.answered_at"), val(now)) }),
      })),
    )
    .execute();
}

/** Erases requests that were marked as spam before a moment; returns how many. */
export async function eraseSpamBefore(db: Db, moment: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("quote_request")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("quote_mark")
        .select("quote_request_id")
        .where("status", "=", "spam")
        .where("changed_at", "<", moment),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
