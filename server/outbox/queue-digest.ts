import type { Db } from "../db/schema.ts";
import { hasMail, insertMail } from "./queue.repository.ts";

/** Digests are sent from this time on, in minutes since midnight in Ontario. */
export const digestTime = 8 * 60;

/**
 * Puts the digest of a period, such as "2027-01-15", into the outbox and returns its id; null when
 * the outbox has it already. Call in a transaction whose lock key is the kind.
 */
export async function queueDigest(
  db: Db,
  kind: string,
  period: string,
  { mailHost, now }: { mailHost: string; now: number },
): Promise<number | null> {
  if (await hasMail(db, kind, period)) return null;
  return insertMail(db, { kind, payload: period, mailHost, now });
}

/** Returns the period of a digest; throws when the mail has none. */
export function periodOf({ kind, payload }: { kind: string; payload: string | null }): string {
  if (payload === null) throw new Error(`This mail of the kind ${kind} has no period`);
  return payload;
}
