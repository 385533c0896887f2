import type { Db } from "../../../server/db/schema.ts";

export type DeskLogLine = {
  at: number;
  by: string;
  /** A sentence without personal data, such as "Signed in by a link on Safari on iPhone". */
  logLine: string;
  /** The reference of the quote request that it was done to. */
  reference?: string;
};

/** Records what was done in the desk, in the transaction that does it. */
export async function writeDeskLog(db: Db, line: DeskLogLine): Promise<void> {
  const { at, by, logLine, reference = null } = line;
  await db.insertInto("desk_log").values({ at, by, action: logLine, reference }).execute();
}

/**
 * Returns what was done last, the newest first, with the customer's agreed name until an erasure.
 */
export const listDeskLog = (db: Db, limit: number) =>
  db
    .selectFrom("desk_log")
    // Not `agreedRequest`, which SQLite would store whole where it is joined.
    .leftJoin("quote_request", "quote_request.reference", "desk_log.reference")
    .leftJoin("agreement", "agreement.quote_request_id", "quote_request.id")
    .select(["at", "by", "action as logLine", "desk_log.reference"])
    .select(({ fn }) => fn.coalesce("agreement.name", "quote_request.name").as("name"))
    .orderBy("desk_log.id", "desc")
    .limit(limit)
    .execute();

/** Erases what the desk's log holds of the time before a moment. */
export async function eraseDeskLogBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom("desk_log").where("at", "<", moment).execute();
}
