import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/**
 * Which quote requests a list named, so that its file is erased with them, and bounded texts:
 * housekeeping fills in again what was folded or normalized to more than what was sent. Hashes of
 * networks are no longer stored with a request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mail_naming")
    .addColumn("id", "integer", (column) =>
      isPostgres(db)
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("quote_request_id", "integer", (column) =>
      column.notNull().references("quote_request.id").onDelete("cascade"),
    )
    .addColumn("mail_id", "integer", (column) =>
      column.notNull().references("outbox_mail.id").onDelete("cascade"),
    )
    .addUniqueConstraint("mail_naming_once", ["quote_request_id", "mail_id"])
    .execute();
  await db.schema.createIndex("mail_naming_by_mail").on("mail_naming").column("mail_id").execute();
  await sql`update quote_request set folded_location = null, folded_text = null
    where length(folded_text) > length(name) + length(email) + length(phone) * 2
      + length(location) + length(message) + 20`.execute(db);
  await sql`update quote_request set email_key = '' where length(email_key) > 254`.execute(db);
  await sql`update quote_request set network_hash = null`.execute(db);
}
