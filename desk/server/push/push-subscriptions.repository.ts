import type { Db } from "../../../server/db/schema.ts";
import { isValidAt } from "../db/is-valid-at.ts";

/** Where a browser gets notices, and what they are encrypted with. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Stores a session's subscription in place of those that the session or the person's browser had
 * before; returns false where the endpoint is another person's.
 */
export async function saveSubscription(
  db: Db,
  { endpoint, p256dh, auth }: PushSubscription,
  session: { id: string; person: string },
  now: number,
): Promise<boolean> {
  await db.deleteFrom("push_subscription").where("session_id", "=", session.id).execute();
  await unsubscribeFor(db, endpoint, session.person);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("push_subscription")
    .values({ endpoint, p256dh, auth, session_id: session.id, created_at: now })
    .onConflict((known) => known.column("endpoint").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Removes a person's subscription; returns whether there was one. */
export async function unsubscribeFor(db: Db, endpoint: string, person: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_subscription")
    .where("endpoint", "=", endpoint)
    .where("session_id", "in", (eb) =>
      eb.selectFrom("desk_session").select("id").where("person", "=", person),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes a subscription; its browser gets no more notices. */
export async function unsubscribe(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("endpoint", "=", endpoint).execute();
}

export async function isSubscribed(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscription")
    .select("endpoint")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the sessions of a person that have a subscription. */
export async function listSubscribed(db: Db, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("push_subscription")
    .innerJoin("desk_session", "desk_session.id", "session_id")
    .select("session_id")
    .where("person", "=", person)
    .execute();
  return new Set(rows.map((row) => row.session_id));
}

/** Returns the subscriptions of these people's sessions that have not ended. */
export const listSubscriptions = (
  db: Db,
  people: readonly string[],
  now: number,
): Promise<PushSubscription[]> =>
  db
    .selectFrom("push_subscription")
    .innerJoin("desk_session", "desk_session.id", "push_subscription.session_id")
    .select(["endpoint", "p256dh", "auth"])
    .where(isValidAt("desk_session", now))
    .where("person", "in", people)
    .orderBy("push_subscription.created_at")
    .execute();

/** Removes the subscriptions of sessions that have ended. */
export async function eraseEndedSubscriptions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where("session_id", "not in", (eb) =>
      eb.selectFrom("desk_session").select("id").where(isValidAt("desk_session", now)),
    )
    .execute();
}
