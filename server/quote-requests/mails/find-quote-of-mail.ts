import type { Db } from "../../db/schema.ts";
import type { QueuedMail } from "../../mail/mail-kind.ts";
import { findQuoteRequest, type StoredQuoteRequest } from "../quote-request.repository.ts";

/** Returns the quote request that a mail belongs to, if it is stored; throws where it has none. */
export async function findQuoteOfMail(
  db: Db,
  { kind, quoteRequestId }: QueuedMail,
): Promise<StoredQuoteRequest | undefined> {
  if (quoteRequestId === null)
    throw new Error(`This mail of the kind ${kind} belongs to no quote request`);
  return findQuoteRequest(db, quoteRequestId);
}
