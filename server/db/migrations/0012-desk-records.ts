import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/**
 * What the owner's desk keeps: notes as a history, replies with their texts, the amount and the
 * trailer of a request, settings, devices to notify, and the ids of actions that were done.
 * Housekeeping fills in the folded columns of the requests that are stored already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
  const ofRequest = (column: ColumnDefinitionBuilder) =>
    column.notNull().references("quote_request.id").onDelete("cascade");

  await db.schema
    .createTable("quote_note")
    .addColumn("id", "integer", counted)
    .addColumn("quote_request_id", "integer", ofRequest)
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("quote_note_by_request")
    .on("quote_note")
    .columns(["quote_request_id", "id"])
    .execute();
  // Nobody recorded when a note was written; only the commands wrote notes before.
  await sql`insert into quote_note (quote_request_id, at, "by", text)
    select quote_request_id, coalesce(answered_at, received_at), 'npm run quotes', note
    from quote_mark join quote_request on quote_request.id = quote_request_id
    where note <> '' order by quote_request_id`.execute(db);
  await db.schema.alterTable("quote_mark").dropColumn("note").execute();
  await db.schema.alterTable("quote_mark").addColumn("amount_cents", "integer").execute();
  await db.schema.alterTable("quote_mark").addColumn("trailer_id", "text").execute();
  await db.schema.alterTable("quote_mark").addColumn("changed_at", "bigint").execute();

  await db.schema
    .createTable("quote_reply")
    .addColumn("id", "integer", counted)
    .addColumn("quote_request_id", "integer", ofRequest)
    .addColumn("mail_id", "integer", (column) => column.notNull().unique())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("quote_reply_by_request")
    .on("quote_reply")
    .columns(["quote_request_id", "id"])
    .execute();

  await db.schema
    .createTable("desk_setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("desk_action")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("push_subscription")
    .addColumn("endpoint", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema.alterTable("quote_request").addColumn("folded_location", "text").execute();
  await db.schema.alterTable("quote_request").addColumn("folded_text", "text").execute();
  await db.schema
    .createIndex("quote_request_unfolded")
    .on("quote_request")
    .column("id")
    .where(sql.ref("folded_text"), "is", null)
    .execute();
}
