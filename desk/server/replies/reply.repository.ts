import type { Db } from "../../../server/db/schema.ts";
import { insertMail } from "../../../server/outbox/queue.repository.ts";
import { acknowledgementKind } from "../../../server/quote-requests/mails/request-mail-kinds.ts";
import { foldText } from "../../../server/search/fold-text.ts";
import { agreedRequest } from "../agreement/agreed-request.ts";

/** A reply as it is stored in `outbox_mail.kind`. */
export const ownerReplyKind = "owner-reply";

export type Reply = { by: string; subject: string; text: string };

/** A reply with what its mail says of the quote request. */
export type StoredReply = Reply & {
  quoteRequestId: number;
  reference: string;
  /** The customer's address; null where a phone call left it open. */
  email: string | null;
};

/**
 * Keeps a copy of a reply and puts its mail, whose id it returns, into the outbox. Call in a
 * transaction. The mail belongs to its copy and not to the request, which may have several replies.
 */
export async function insertReply(
  db: Db,
  request: { id: number; reference: string },
  { by, subject, text }: Reply,
  mail: { mailHost: string; now: number; delay?: number },
): Promise<number> {
  const mailId = await insertMail(db, {
    kind: ownerReplyKind,
    payload: request.reference,
    ...mail,
  });
  await db
    .insertInto("request_reply")
    .values({
      quote_request_id: request.id,
      mail_id: mailId,
      at: mail.now,
      by,
      subject,
      text,
      folded_text: foldText(`${subject} ${text}`),
    })
    .execute();
  return mailId;
}

/** Mails that a reply names as those before it, at most. */
const maxBefore = 20;

/**
 * Returns the Message-IDs of the mails that a reply follows, the oldest first: the acknowledgement
 * and the replies that were sent before it.
 */
export async function listMailsBefore(db: Db, id: number, mailId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox_mail")
    .select("message_id")
    .where("id", "<", mailId)
    .where("sent_at", "is not", null)
    // A union, because SQLite would read the whole table for an "or".
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("outbox_mail")
        .select("id")
        .where("quote_request_id", "=", id)
        .where("kind", "=", acknowledgementKind)
        .union(
          selectFrom("request_reply").select("mail_id as id").where("quote_request_id", "=", id),
        ),
    )
    .orderBy("id", "desc")
    .limit(maxBefore)
    .execute();
  return rows.map(({ message_id }) => message_id).reverse();
}

/** Returns the reply that a mail carries; undefined when it is erased. */
export async function findReplyOfMail(db: Db, mailId: number): Promise<StoredReply | undefined> {
  const row = await db
    .selectFrom("request_reply")
    .innerJoin(agreedRequest, "agreed_request.id", "request_reply.quote_request_id")
    .select(["quote_request_id as quoteRequestId", "reference", "email"])
    .select(["by", "subject", "text"])
    .where("mail_id", "=", mailId)
    .executeTakeFirst();
  return row;
}
