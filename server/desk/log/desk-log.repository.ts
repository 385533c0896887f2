import type { Db } from "../../db/schema.ts";

export type DeskLogEntry = {
  at: number;
  by: string;
  /** A sentence without personal data, such as "Signed in by a link on Safari on iPhone". */
  action: string;
  /** The reference of the quote request that it was done to. */
  reference?: string;
};

/** Records what was done in the desk, in the transaction that does it. */
export async function recordAction(db: Db, entry: DeskLogEntry): Promise<void> {
  const { at, by, action, reference = null } = entry;
  await db.insertInto("desk_log").values({ at, by, action, reference }).execute();
}

/** Returns what was done last, the newest first. */
export const listActions = (
  db: Db,
  limit: number,
): Promise<{ at: number; by: string; action: string; reference: string | null }[]> =>
  db
    .selectFrom("desk_log")
    .select(["at", "by", "action", "reference"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
