import type { Db } from "../db/schema.ts";
import { fromRow, type StoredQuoteRequest } from "../quote-requests/quote-request.repository.ts";
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

/** Returns requests that a digest tells of, the newest first; with `below`, of ids below it. */
export async function listAnnouncedBy(
  db: Db,
  mailId: number,
  { below, most }: { below: number | null; most: number },
): Promise<Omit<Quarantined, "ofNetwork">[]> {
  const rows = await db
    .selectFrom("quote_request")
    .select(["id", "held_for", "network_hash", "received_at"])
    .where("digest_mail_id", "=", mailId)
    .$if(below !== null, (query) => query.where("id", "<", below))
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

/** Returns the requests with these ids, in any order. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<StoredQuoteRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("quote_request").selectAll().where("id", "in", ids).execute();
  return rows.map(fromRow);
}
