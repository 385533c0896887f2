import type { Kysely } from "kysely";
import { fillEmailKeys } from "../../quote-requests/email-key.repository.ts";
import type { Tables } from "../schema.ts";

/** The mailbox that a request's e-mail address reaches, by which requests of one person are found. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("quote_request")
    // Empty until it is filled in: SQLite adds no column that must have a value without a default.
    .addColumn("email_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("quote_request_by_email_key")
    .on("quote_request")
    .columns(["email_key", "received_at"])
    .execute();
  await db.schema.dropIndex("quote_request_by_recipient").execute();
  await fillEmailKeys(db);
}
