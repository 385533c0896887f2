import type { Db } from "../db/schema.ts";

/** Where a browser gets notices, and what they are encrypted with. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/** Stores a session's subscription in place of those that the session or the browser had before. */
export async function subscribe(
  db: Db,
  { endpoint, p256dh, auth }: PushSubscription,
  session: { id: string; now: number },
): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where(({ eb, or }) => or([eb("session_id", "=", session.id), eb("endpoint", "=", endpoint)]))
    .execute();
  await db
    .insertInto("push_subscription")
    .values({ endpoint, p256dh, auth, session_id: session.id, created_at: session.now })
    .execute();
}

/** Removes a subscription; its browser gets no more notices. */
export async function unsubscribe(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("endpoint", "=", endpoint).execute();
}

/** Whether a session has a subscription. */
export async function isSubscribed(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscription")
    .select("endpoint")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
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
    .where("expires_at", ">", now)
    .where("person", "in", people)
    .orderBy("push_subscription.created_at")
    .execute();

/** Removes the subscriptions of sessions that have ended. */
export async function eraseEndedSubscriptions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where("session_id", "not in", (eb) =>
      eb.selectFrom("desk_session").select("id").where("expires_at", ">", now),
    )
    .execute();
}
