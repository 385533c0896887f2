import type { Db } from "../../db/schema.ts";
import { insertMail } from "../../outbox/queue.repository.ts";
import { day } from "../../time/durations.ts";
import { emailKey } from "../email-key.ts";
import { countAcknowledgements } from "../quote-request.repository.ts";
import { acknowledgementKind, ownerNoticeKind } from "./request-mail-kinds.ts";

/** Acknowledgements a day to one mailbox, because anybody can type anybody's address. */
const acknowledgementsADay = 20;

type MailOfRequest = { quoteRequestId: number; mailHost: string; now: number; delay?: number };

/**
 * Puts the owner's notice of a quote request into the outbox, and the customer's acknowledgement
 * unless their mailbox has had `acknowledgementsADay`. Call in a transaction whose lock key is the
 * mailbox. Returns the ids of the mails.
 */
export async function queueMails(
  db: Db,
  email: string | null,
  mail: MailOfRequest,
): Promise<number[]> {
  const notice = await insertMail(db, { ...mail, kind: ownerNoticeKind });
  return [notice, ...(await queueAcknowledgement(db, email, mail))];
}

/** The same with the acknowledgement alone. */
export async function queueAcknowledgement(
  db: Db,
  email: string | null,
  mail: MailOfRequest,
): Promise<number[]> {
  if (email === null) return [];
  const queued = await countAcknowledgements(db, emailKey(email), mail.now - day);
  if (queued >= acknowledgementsADay) return [];
  return [await insertMail(db, { ...mail, kind: acknowledgementKind })];
}
