import { type Kysely, sql } from "kysely";

/** Indexes that keep the frequent queries of the outbox fast, however many mails were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("outbox_mail_by_kind")
    .on("outbox_mail")
    .columns(["kind", "created_at"])
    .execute();
  await db.schema
    .createIndex("outbox_mail_by_sending")
    .on("outbox_mail")
    .columns(["kind", "sent_at"])
    // None that waits is in it, so that storing a request writes one index less.
    .where(sql.ref("sent_at"), "is not", null)
    .execute();
}
