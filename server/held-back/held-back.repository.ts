import type { Db } from "../db/schema.ts";
import { fromRow, type StoredQuoteRequest } from "../quote-request.repository.ts";
import type { Quarantined } from "./arrange-digest.ts";

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

/** Returns the newest requests that a digest tells of, newest first. */
export async function listAnnouncedBy(
  db: Db,
  mailId: number,
  most: number,
): Promise<Quarantined[]> {
  const rows = await db
    .selectFrom("quote_request")
    .select(["id", "held_for", "network_hash", "received_at"])
    .where("digest_mail_id", "=", mailId)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    heldFor: row.held_for,
    networkHash: row.network_hash,
    receivedAt: Number(row.received_at),
  }));
}

/** Counts the requests that a digest tells of. */
export async function countAnnouncedBy(db: Db, mailId: number): Promise<number> {
  const { count } = await db
    .selectFrom("quote_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("digest_mail_id", "=", mailId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the requests with these ids, in any order. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<StoredQuoteRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("quote_request").selectAll().where("id", "in", ids).execute();
  return rows.map(fromRow);
}
