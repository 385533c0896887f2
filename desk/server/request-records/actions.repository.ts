import type { Db } from "../../../server/db/schema.ts";

/**
 * Records the id of an action with the hash of its content; an undo that comes first knows none.
 * Returns "repeated" when the same was done before, and "conflict" when that was something else.
 * Call in the transaction that does it, so that both are stored or none.
 */
export async function claimAction(
  db: Db,
  { id, contentHash, now }: { id: string; contentHash: string | null; now: number },
): Promise<"new" | "repeated" | "conflict"> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("desk_action")
    .values({ id, at: now, content_hash: contentHash })
    .onConflict((known) => known.column("id").doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return "new";
  const known = await db
    .selectFrom("desk_action")
    .select("content_hash")
    .where("id", "=", id)
    .executeTakeFirst();
  // An action that was undone before it came may be any.
  return (known?.content_hash ?? contentHash) === contentHash ? "repeated" : "conflict";
}

/** Forgets the actions that were done before a moment. */
export async function eraseActionsBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom("desk_action").where("at", "<", moment).execute();
}
