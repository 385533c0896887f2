import type { Db } from "../db/schema.ts";

/** A mail to put into the outbox: with the quote request that it belongs to, or with a payload. */
export type NewMail = {
  kind: string;
  mailHost: string;
  now: number;
  /** Milliseconds for which it waits, so that what queued it can be undone. */
  delay?: number;
} & ({ quoteRequestId: number } | { payload: string });

/** Puts a mail into the outbox and returns its id; throws when its request has one of that kind. */
export async function insertMail(db: Db, mail: NewMail): Promise<number> {
  const { id } = await db
    .insertInto("outbox_mail")
    .values({
      quote_request_id: "quoteRequestId" in mail ? mail.quoteRequestId : null,
      payload: "payload" in mail ? mail.payload : null,
      kind: mail.kind,
      message_id: `<${crypto.randomUUID()}@${mail.mailHost}>`,
      status: "waiting",
      attempts: 0,
      next_attempt_at: mail.now + (mail.delay ?? 0),
      created_at: mail.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether there is a mail of a kind with a payload, whatever has become of it. */
export async function hasMail(db: Db, kind: string, payload: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox_mail")
    .select("id")
    .where("kind", "=", kind)
    .where("payload", "=", payload)
    .executeTakeFirst();
  return row !== undefined;
}

export async function eraseMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom("outbox_mail").where("id", "=", id).execute();
}

/** Erases the mails that belong to no quote request and were created before a moment. */
export async function eraseMailsBefore(db: Db, moment: number): Promise<void> {
  await db
    .deleteFrom("outbox_mail")
    // Only these have a payload, and an index lists them.
    .where("payload", "is not", null)
    .where("created_at", "<", moment)
    .execute();
}

/** Whether mails, all of them, are still to wait and nobody has claimed one; erases them then. */
export async function undoMails(db: Db, ids: readonly number[], now: number): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numDeletedRows } = await db
    .deleteFrom("outbox_mail")
    .where("id", "in", ids)
    .where("status", "=", "waiting")
    .where("claimed_by", "is", null)
    .where("next_attempt_at", ">", now)
    .where("attempts", "=", 0)
    .executeTakeFirst();
  return Number(numDeletedRows) === ids.length;
}

/** Has the mails that are set aside tried again; returns how many there are. */
export async function resendSetAside(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    // They are tried for as long as new ones.
    .set({ status: "waiting", attempts: 0, next_attempt_at: now, created_at: now })
    .where("status", "=", "set-aside")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
