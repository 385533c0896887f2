import type { Db } from "../../db/schema.ts";
import { parseReasons } from "../quarantine-reasons.ts";
import type { Quarantined } from "./arrange-digest.ts";

/** A request as a digest shows it. */
export type QuarantinedRequest = {
  id: number;
  reference: string;
  name: string;
  phone: string;
  email: string;
  location: string;
  startDate: string;
  endDate: string;
  message: string;
  /** Codes; null when it was released since. */
  reasons: string[] | null;
};

/** Returns the ids of quarantined requests that are in no digest yet, oldest first. */
export async function listWithoutDigest(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("quote_request")
    .select("id")
    .where("quarantine_reasons", "is not", null)
    .where("digest_mail_id", "is", null)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds requests to a digest. */
export async function addToDigest(db: Db, ids: readonly number[], mailId: number): Promise<void> {
  await db
    .updateTable("quote_request")
    .set({ digest_mail_id: mailId })
    .where("id", "in", ids)
    .execute();
}

/** Returns requests of a digest, the newest first; with `below`, of ids below it. */
export async function listInDigest(
  db: Db,
  mailId: number,
  { below, most }: { below: number | null; most: number },
): Promise<Omit<Quarantined, "ofNetwork">[]> {
  const rows = await db
    .selectFrom("quote_request")
    .select(["id", "quarantine_reasons", "network_hash", "received_at"])
    .where("digest_mail_id", "=", mailId)
    .$if(below !== null, (query) => query.where("id", "<", below))
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reasons: parseReasons(row.quarantine_reasons),
    networkHash: row.network_hash,
    receivedAt: Number(row.received_at),
  }));
}

/** Returns the requests with these ids, in any order. */
export async function listQuarantined(
  db: Db,
  ids: readonly number[],
): Promise<QuarantinedRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("quote_request")
    .select(["id", "reference", "name", "phone", "email", "location", "message"])
    .select(["start_date as startDate", "end_date as endDate", "quarantine_reasons"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ quarantine_reasons, ...row }) => ({
    ...row,
    reasons: parseReasons(quarantine_reasons),
  }));
}
