import type { Db } from "../db/schema.ts";
import { emailKey } from "../quote-requests/email-key.ts";
import { countAcknowledgements } from "../quote-requests/quote-request.repository.ts";
import { insertMail, insertMails } from "./outbox.repository.ts";

/** Acknowledgements a day to one mailbox, because anybody can type anybody's address. */
export const acknowledgementsADay = 20;
const day = 24 * 60 * 60 * 1000;

/**
 * Puts the owner's notice of a quote request into the outbox, and the customer's acknowledgement where their mailbox has not had
 * its number of a day. Call in a transaction whose turn is the mailbox's key.
 */
export async function queueMails(
  db: Db,
  email: string,
  mail: { quoteRequestId: number; mailHost: string; now: number },
): Promise<void> {
  const queued = await countAcknowledgements(db, emailKey(email), mail.now - day);
  if (queued < acknowledgementsADay) await insertMails(db, mail);
  else await insertMail(db, "owner-notice", mail);
}
