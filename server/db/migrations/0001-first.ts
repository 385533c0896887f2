import { type ColumnDefinitionBuilder as Column, type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

const key = (column: Column) => column.primaryKey();
const required = (column: Column) => column.notNull();
const unique = (column: Column) => column.unique();
const requiredUnique = (column: Column) => column.notNull().unique();
const ofRequest = (column: Column) => column.references("quote_request.id").onDelete("cascade");
const requiredOfRequest = (column: Column) => ofRequest(column).notNull();

/** Each index with its table and columns, and with the rows that it holds where not all. */
const indexes: readonly [name: string, table: string, columns: string[], rows?: string][] = [
  ["quote_request_by_content", "quote_request", ["content_hash", "received_at"]],
  ["quote_request_by_age", "quote_request", ["received_at"]],
  ["quote_request_by_email_key", "quote_request", ["email_key", "received_at"]],
  ["quote_request_mailed", "quote_request", ["email_key"], "quarantine_reasons is null"],
  ["quote_request_unfolded", "quote_request", ["id"], "folded_text is null"],
  [
    "quote_request_by_digest",
    "quote_request",
    ["digest_mail_id", "id"],
    // A request that was released since stays with the digest that named it.
    "quarantine_reasons is not null or digest_mail_id is not null",
  ],
  ["outbox_mail_by_turn", "outbox_mail", ["status", "next_attempt_at"]],
  // Storing a request writes neither of these two.
  ["outbox_mail_by_sending", "outbox_mail", ["kind", "sent_at"], "sent_at is not null"],
  ["outbox_mail_by_payload", "outbox_mail", ["kind", "payload"], "payload is not null"],
  ["quote_note_by_request", "quote_note", ["quote_request_id", "id"]],
  ["quote_reply_by_request", "quote_reply", ["quote_request_id", "id"]],
  ["desk_sign_in_by_time", "desk_sign_in", ["created_at"]],
  ["desk_log_by_time", "desk_log", ["at"]],
  ["desk_log_by_reference", "desk_log", ["reference"], "reference is not null"],
];

/** All tables; schema.ts says what their columns hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const counted = (column: Column) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();

  await schema
    .createTable("quote_request")
    .addColumn("id", "integer", counted)
    .addColumn("reference", "text", requiredUnique)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("location", "text", required)
    .addColumn("start_date", "text", required)
    .addColumn("end_date", "text", required)
    .addColumn("event_type", "text", required)
    .addColumn("guest_count", "text", required)
    .addColumn("message", "text", required)
    .addColumn("received_at", "bigint", required)
    .addColumn("idempotency_key", "text", unique)
    .addColumn("content_hash", "text", required)
    .addColumn("quarantine_reasons", "text")
    .addColumn("digest_mail_id", "integer")
    .addColumn("email_key", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("network_hash", "text")
    .addColumn("folded_location", "text")
    .addColumn("folded_text", "text")
    .execute();
  await schema
    .createTable("outbox_mail")
    .addColumn("id", "integer", counted)
    .addColumn("quote_request_id", "integer", ofRequest)
    .addColumn("kind", "text", required)
    .addColumn("message_id", "text", requiredUnique)
    .addColumn("status", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("next_attempt_at", "bigint", required)
    .addColumn("claimed_by", "text")
    .addColumn("claimed_until", "bigint")
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", required)
    .addColumn("sent_at", "bigint")
    .addColumn("fault", "text")
    .addColumn("payload", "text")
    .addUniqueConstraint("outbox_mail_once_a_kind", ["quote_request_id", "kind"])
    .execute();
  await schema
    .createTable("network_hash_key")
    .addColumn("day", "text", key)
    .addColumn("key", "text", required)
    .execute();
  // In the form that rate-limiter-flexible reads. A server with a SQLite file counts in memory.
  if (isPostgres(db))
    await schema
      .createTable("network_count")
      .addColumn("key", "varchar(255)", key)
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();

  await schema
    .createTable("quote_mark")
    .addColumn("quote_request_id", "integer", (column) => ofRequest(column).primaryKey())
    .addColumn("status", "text", required)
    .addColumn("answered_at", "bigint")
    .addColumn("amount_cents", "integer")
    .addColumn("trailer_id", "text")
    .addColumn("changed_at", "bigint")
    .execute();
  await schema
    .createTable("quote_note")
    .addColumn("id", "integer", counted)
    .addColumn("quote_request_id", "integer", requiredOfRequest)
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .addColumn("text", "text", required)
    .execute();
  await schema
    .createTable("quote_reply")
    .addColumn("id", "integer", counted)
    .addColumn("quote_request_id", "integer", requiredOfRequest)
    .addColumn("mail_id", "integer", requiredUnique)
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("text", "text", required)
    .execute();

  await schema
    .createTable("desk_session")
    .addColumn("id", "text", key)
    .addColumn("token_hash", "text", requiredUnique)
    .addColumn("person", "text", required)
    .addColumn("device", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("seen_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await schema
    .createTable("desk_sign_in")
    .addColumn("id", "text", key)
    .addColumn("kind", "text", required)
    .addColumn("person", "text")
    .addColumn("device_hash", "text", unique)
    .addColumn("link_hash", "text", unique)
    .addColumn("code_hash", "text")
    .addColumn("wrong_codes", "integer", required)
    .addColumn("network_hash", "text")
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await schema
    .createTable("desk_passkey")
    .addColumn("id", "text", key)
    .addColumn("person", "text", required)
    .addColumn("user_handle", "text", required)
    .addColumn("public_key", "text", required)
    .addColumn("counter", "bigint", required)
    .addColumn("transports", "text", required)
    .addColumn("name", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("used_at", "bigint")
    .execute();
  await schema
    .createTable("desk_log")
    .addColumn("id", "integer", counted)
    .addColumn("at", "bigint", required)
    .addColumn("by", "text", required)
    .addColumn("action", "text", required)
    .addColumn("reference", "text")
    .execute();
  await schema
    .createTable("desk_setting")
    .addColumn("name", "text", key)
    .addColumn("value", "text", required)
    .execute();
  await schema
    .createTable("desk_action")
    .addColumn("id", "text", key)
    .addColumn("at", "bigint", required)
    .execute();
  await schema
    .createTable("push_subscription")
    .addColumn("endpoint", "text", key)
    .addColumn("session_id", "text", required)
    .addColumn("p256dh", "text", required)
    .addColumn("auth", "text", required)
    .addColumn("created_at", "bigint", required)
    .execute();

  for (const [name, table, columns, rows] of indexes) {
    const index = schema.createIndex(name).on(table).columns(columns);
    await (rows ? index.where(sql.raw<boolean>(rows)) : index).execute();
  }
}
