import type { Db } from "../db/schema.ts";
import { fromRow, type StoredQuoteRequest } from "../quote-request.repository.ts";

/** Returns the ids of the requests that are held back and that the owner has not been told of, oldest first. */
export async function listUnannounced(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quote_request")
    .select("id")
    .where("held_for", "is not", null)
    .where("digest_mail_id", "is", null)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes which mail tells the owner of requests. */
export async function noteAnnounced(db: Db, ids: readonly number[], mailId: number): Promise<void> {
  await db
    .updateTable("quote_request")
    .set({ digest_mail_id: mailId })
    .where("id", "in", ids)
    .execute();
}

/** Returns the requests that a digest tells of, oldest first. */
export async function listAnnouncedBy(db: Db, mailId: number): Promise<StoredQuoteRequest[]> {
  const rows = await db
    .selectFrom("quote_request")
    .selectAll()
    .where("digest_mail_id", "=", mailId)
    .orderBy("id")
    .execute();
  return rows.map(fromRow);
}
