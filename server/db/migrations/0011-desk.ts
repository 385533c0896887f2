import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/** Who is signed in to the owner's desk and how, and what was done there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("desk_sign_in")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("person", "text")
    .addColumn("device_hash", "text", (column) => column.unique())
    .addColumn("link_hash", "text", (column) => column.unique())
    .addColumn("code_hash", "text")
    .addColumn("wrong_codes", "integer", (column) => column.notNull())
    .addColumn("network_hash", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("desk_sign_in_by_time")
    .on("desk_sign_in")
    .columns(["created_at"])
    .execute();

  await db.schema
    .createTable("desk_passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("user_handle", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();

  await db.schema
    .createTable("desk_log")
    .addColumn("id", "integer", (column) =>
      isPostgres(db)
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .execute();
  await db.schema.createIndex("desk_log_by_time").on("desk_log").columns(["at"]).execute();
  await db.schema
    .createIndex("desk_log_by_reference")
    .on("desk_log")
    .columns(["reference"])
    .where(sql.ref("reference"), "is not", null)
    .execute();
}
