import type { Db } from "../db/schema.ts";

/**
 * Records the id of an action; returns false when it was done before. Call in the transaction that
 * does it, so that both are stored or none.
 */
export async function isNewAction(db: Db, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("desk_action")
    .values({ id, at: now })
    .onConflict((known) => known.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Forgets the actions that were done before a moment. */
export async function eraseActionsBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom("desk_action").where("at", "<", moment).execute();
}
