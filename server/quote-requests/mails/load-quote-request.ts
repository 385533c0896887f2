import type { Db } from "../../db/schema.ts";
import type { LoadedMail, QueuedMail } from "../../outbox/mail-kind.ts";
import { findQuoteRequest, type StoredQuoteRequest } from "../quote-request.repository.ts";

/** Loads the quote request that a mail belongs to; throws when it belongs to none. */
export async function loadQuoteRequest(
  { db }: { db: Db },
  { kind, quoteRequestId }: QueuedMail,
): Promise<LoadedMail<StoredQuoteRequest> | null> {
  if (quoteRequestId === null)
    throw new Error(`This mail of the kind ${kind} belongs to no quote request`);
  const content = await findQuoteRequest(db, quoteRequestId);
  if (!content) return null;
  return { content, quoteRequestIds: [content.id], reference: content.reference };
}
