import type { Kysely } from "kysely";

/**
 * The mailbox of a request's e-mail address, by which requests of one person are found.
 * Housekeeping fills it in for the requests that are stored already (`fillEmailKeys`): SQL can
 * neither fold all letters nor write a domain in ASCII.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("quote_request")
    // SQLite adds no column that must have a value without a default.
    .addColumn("email_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("quote_request_by_email_key")
    .on("quote_request")
    .columns(["email_key", "received_at"])
    .execute();
  await db.schema.dropIndex("quote_request_by_recipient").execute();
}
