import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { isPostgres } from "../dialect.ts";

/** The quote requests as they were sent, and the mails that each of them makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
  await db.schema
    .createTable("quote_request")
    .addColumn("id", "integer", counted)
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("start_date", "text", (column) => column.notNull())
    .addColumn("end_date", "text", (column) => column.notNull())
    .addColumn("event_type", "text", (column) => column.notNull())
    .addColumn("guest_count", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("quote_request_by_content")
    .on("quote_request")
    .columns(["content_hash", "received_at"])
    .execute();

  await db.schema
    .createTable("outbox_mail")
    .addColumn("id", "integer", counted)
    .addColumn("quote_request_id", "integer", (column) =>
      column.notNull().references("quote_request.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("claimed_until", "bigint")
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addUniqueConstraint("outbox_mail_once_a_kind", ["quote_request_id", "kind"])
    .execute();
  await db.schema
    .createIndex("outbox_mail_by_turn")
    .on("outbox_mail")
    .columns(["status", "next_attempt_at"])
    .execute();
}
