import type { Db } from "../db/schema.ts";
import { fillEmailKeys } from "../quote-requests/email-key.repository.ts";
import { emailKey, sameAddress } from "../quote-requests/email-key.ts";

export type AddressMatches = {
  references: string[];
  /** Requests of the same mailbox whose address has another +tag. */
  withOtherTag: string[];
};

/** Returns the references of all requests of an e-mail address, in any spelling. */
export async function findByAddress(db: Db, email: string): Promise<AddressMatches> {
  // Rows of an earlier version may have no key yet.
  await fillEmailKeys(db);
  const rows = await db
    .selectFrom("quote_request")
    .select(["reference", "email"])
    .where("email_key", "=", emailKey(email))
    .orderBy("id")
    .execute();
  const referencesOf = (isSame: boolean) =>
    rows
      .filter((row) => sameAddress(row.email, email) === isSame)
      .map(({ reference }) => reference);
  return { references: referencesOf(true), withOtherTag: referencesOf(false) };
}

/** A mail that names a quote request. */
export type NamingMail = { messageId: string; isSent: boolean; isClaimed: boolean };

/** Returns the ids of the mails that carry replies to these requests. */
const replyMailIds = (db: Db, references: readonly string[]) =>
  db
    .selectFrom("quote_reply")
    .innerJoin("quote_request", "quote_request.id", "quote_reply.quote_request_id")
    .select("mail_id")
    .where("reference", "in", references);

/** Returns the mails that name any of these requests: their own, replies, and digests. */
async function listMailsNaming(db: Db, references: readonly string[]): Promise<NamingMail[]> {
  const rows = await db
    .selectFrom("outbox_mail")
    .select(["message_id", "status", "claimed_by"])
    .where(({ eb, or, selectFrom }) => {
      const named = selectFrom("quote_request").where("reference", "in", references);
      return or([
        eb("quote_request_id", "in", named.select("id")),
        eb("id", "in", named.select("digest_mail_id").where("digest_mail_id", "is not", null)),
        eb("id", "in", replyMailIds(db, references)),
      ]);
    })
    .execute();
  return rows.map(({ message_id, status, claimed_by }) => ({
    messageId: message_id,
    isSent: status === "sent",
    isClaimed: claimed_by !== null,
  }));
}

/**
 * Erases requests with all that belongs to them; returns their number and the mails that named
 * them. Call in a transaction.
 */
export async function eraseReferences(
  db: Db,
  references: readonly string[],
): Promise<{ quotes: number; mails: NamingMail[] }> {
  const mails = await listMailsNaming(db, references);
  await db.deleteFrom("outbox_mail").where("id", "in", replyMailIds(db, references)).execute();
  const { numDeletedRows } = await db
    .deleteFrom("quote_request")
    .where("reference", "in", references)
    .executeTakeFirst();
  return { quotes: Number(numDeletedRows), mails };
}
