import type { Db } from "../db/schema.ts";
import { queueMails } from "./mails/queue-mails.ts";
import { ownerNoticeKind } from "./mails/request-mail-kinds.ts";
import type { StoredQuoteRequest } from "./quote-request.repository.ts";

/**
 * Releases a request from quarantine, so that the owner gets the notice, and the customer the
 * acknowledgement unless their mailbox had its daily number; both were queued before where its
 * reasons are weak. Returns the ids of these mails, or null where it was not quarantined.
 * Call in a transaction.
 */
export async function releaseFromQuarantine(
  db: Db,
  { id, email }: Pick<StoredQuoteRequest, "id" | "email">,
  mail: { mailHost: string; now: number; delay?: number },
): Promise<number[] | null> {
  const released = await db
    .updateTable("quote_request")
    .set({ quarantine_reasons: null })
    .where("id", "=", id)
    .where("quarantine_reasons", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (!released) return null;
  const queued = await db
    .selectFrom("outbox_mail")
    .select("id")
    .where("quote_request_id", "=", id)
    .where("kind", "=", ownerNoticeKind)
    .executeTakeFirst();
  if (queued) return [];
  return queueMails(db, email, { quoteRequestId: id, ...mail });
}
