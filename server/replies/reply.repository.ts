import type { Db } from "../db/schema.ts";
import { insertMail } from "../outbox/queue.repository.ts";

export type Reply = { by: string; subject: string; text: string };

/** A reply with what its mail says of the quote request. */
export type StoredReply = Reply & {
  quoteRequestId: number;
  reference: string;
  /** The customer's address. */
  email: string;
  name: string;
};

/**
 * Keeps a copy of a reply and puts its mail into the outbox. Call in a transaction. The mail
 * belongs to its copy and not to the request, which may have several replies.
 */
export async function insertReply(
  db: Db,
  quote: { id: number; reference: string },
  { by, subject, text }: Reply,
  mail: { mailHost: string; now: number },
): Promise<void> {
  const mailId = await insertMail(db, { kind: "owner-reply", payload: quote.reference, ...mail });
  await db
    .insertInto("quote_reply")
    .values({
      quote_request_id: quote.id,
      mail_id: mailId,
      at: mail.now,
      by,
      subject,
      text,
    })
    .execute();
}

/** Returns the reply that a mail carries; undefined when it is erased. */
export async function findReplyOfMail(db: Db, mailId: number): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom("quote_reply")
    .innerJoin("quote_request", "quote_request.id", "quote_reply.quote_request_id")
    .select(["quote_request_id as quoteRequestId", "reference", "email", "name"])
    .select(["by", "subject", "text"])
    .where("mail_id", "=", mailId)
    .executeTakeFirst();
  return row;
}
