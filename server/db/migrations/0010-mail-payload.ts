import { type Kysely, sql } from "kysely";
import { inOntario, mondayOf } from "../../time/ontario-clock.ts";
import { isPostgres } from "../dialect.ts";

/** The reasons as they were stored before, and their codes. */
const reasonCodes = {
  "trap filled in": "trap-filled-in",
  "sent by another site's page": "sent-by-other-site",
  "link where none belongs": "misplaced-link",
  "markup of a link": "link-markup",
  "too many without an address": "too-many-without-address",
  "three links or more": "many-links",
  "letters of two scripts in a word": "mixed-scripts",
  "filled in within three seconds": "filled-in-too-fast",
  "above the hourly ceiling": "above-hourly-ceiling",
  "many from one network": "many-from-one-network",
};

/**
 * A mail may belong to no quote request: a digest has its period as payload, the day or the week's
 * Monday, and outlives the request that it was kept with. Quarantine reasons are stored as codes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("quote_request")
    .renameColumn("held_for", "quarantine_reasons")
    .execute();
  for (const [text, code] of Object.entries(reasonCodes))
    await sql`update quote_request
      set quarantine_reasons = replace(quarantine_reasons, ${sql.lit(text)}, ${sql.lit(code)})
      where quarantine_reasons is not null`.execute(db);
  await (isPostgres(db) ? alterMails(db) : rebuildMails(db));
  await db.schema
    .createIndex("outbox_mail_by_payload")
    .on("outbox_mail")
    .columns(["kind", "payload"])
    .where(sql.ref("payload"), "is not", null)
    .execute();
}

async function alterMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox_mail")
    .alterColumn("quote_request_id", (column) => column.dropNotNull())
    .execute();
  await db.schema.alterTable("outbox_mail").addColumn("payload", "text").execute();
  await sql`update outbox_mail
    set kind = 'quarantine-digest', quote_request_id = null, payload = to_char(
      to_timestamp(created_at / 1000) at time zone 'America/Toronto', 'YYYY-MM-DD')
    where kind = 'held-back-digest'`.execute(db);
  await sql`update outbox_mail
    set quote_request_id = null, payload = to_char(date_trunc('week',
      to_timestamp(received_at / 1000) at time zone 'America/Toronto'), 'YYYY-MM-DD')
    from quote_request
    where kind = 'weekly-digest' and quote_request.id = outbox_mail.quote_request_id`.execute(db);
  await db.schema.dropIndex("outbox_mail_by_kind").execute();
}

/**
 * SQLite cannot make a column nullable, so that the table is copied, with its ids and its next id.
 */
async function rebuildMails(db: Kysely<unknown>): Promise<void> {
  const { rows: digests } = await sql<{ id: number; kind: string; created: number; first: number }>`
    select outbox_mail.id, kind, created_at as created, received_at as first
    from outbox_mail join quote_request on quote_request.id = quote_request_id
    where kind in ('held-back-digest', 'weekly-digest')`.execute(db);
  await db.schema
    .createTable("outbox_mail_copy")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("quote_request_id", "integer", (column) =>
      column.references("quote_request.id").onDelete("cascade"),
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
    .addColumn("fault", "text")
    .addColumn("payload", "text")
    .addUniqueConstraint("outbox_mail_once_a_kind", ["quote_request_id", "kind"])
    .execute();
  await sql`insert into sqlite_sequence (name, seq)
    select 'outbox_mail_copy', seq from sqlite_sequence where name = 'outbox_mail'`.execute(db);
  const kept = sql.raw(
    `id, quote_request_id, kind, message_id, status, attempts, next_attempt_at, claimed_by,
     claimed_until, last_error, created_at, sent_at, fault`,
  );
  await sql`insert into outbox_mail_copy (${kept}) select ${kept} from outbox_mail`.execute(db);
  for (const { id, kind, created, first } of digests) {
    const isWeekly = kind === "weekly-digest";
    const period = isWeekly ? mondayOf(inOntario(first).day) : inOntario(created).day;
    await sql`update outbox_mail_copy set quote_request_id = null, payload = ${period},
      kind = ${isWeekly ? kind : "quarantine-digest"} where id = ${id}`.execute(db);
  }
  await db.schema.dropTable("outbox_mail").execute();
  await db.schema.alterTable("outbox_mail_copy").renameTo("outbox_mail").execute();
  await db.schema
    .createIndex("outbox_mail_by_turn")
    .on("outbox_mail")
    .columns(["status", "next_attempt_at"])
    .execute();
  await db.schema
    .createIndex("outbox_mail_by_sending")
    .on("outbox_mail")
    .columns(["kind", "sent_at"])
    .where(sql.ref("sent_at"), "is not", null)
    .execute();
}
