import type { Db } from "../../db/schema.ts";
import { insertMail } from "../../outbox/queue.repository.ts";
import { emailKey } from "../email-key.ts";
import { countAcknowledgements } from "../quote-request.repository.ts";

/** Acknowledgements a day to one mailbox, because anybody can type anybody's address. */
export const acknowledgementsADay = 20;
const day = 24 * 60 * 60 * 1000;

/**
 * Puts the owner's notice of a quote request into the outbox, and the customer's acknowledgement
 * unless their mailbox has had `acknowledgementsADay`. Call in a transaction whose lock key is the
 * mailbox.
 */
export async function queueMails(
  db: Db,
  email: string,
  mail: { quoteRequestId: number; mailHost: string; now: number },
): Promise<void> {
  const queued = await countAcknowledgements(db, emailKey(email), mail.now - day);
  await insertMail(db, { ...mail, kind: "owner-notice" });
  if (queued < acknowledgementsADay) await insertMail(db, { ...mail, kind: "acknowledgement" });
}
