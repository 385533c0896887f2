import { type Kysely, sql } from "kysely";

/**
 * Requests that are held back for the owner to look at, and how often an address was written to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_request").addColumn("held_for", "text").execute();
  await db.schema.alterTable("quote_request").addColumn("digest_mail_id", "integer").execute();
  await db.schema
    .createIndex("quote_request_by_recipient")
    .on("quote_request")
    .column(sql`lower(email)`)
    .execute();
  await db.schema
    .createIndex("quote_request_by_age")
    .on("quote_request")
    .column("received_at")
    .execute();
}
