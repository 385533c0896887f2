import { type Kysely, sql } from "kysely";

/**
 * Which quarantined requests come from one network, as a hash whose key is erased after a day, and
 * indexes that keep the digest and the count of acknowledgements fast in a flood.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_request").addColumn("network_hash", "text").execute();
  await db.schema
    .createTable("network_hash_key")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("quote_request_by_digest")
    .on("quote_request")
    .columns(["digest_mail_id", "id"])
    // A request that was released since stays with the digest that named it.
    .where(sql<boolean>`held_for is not null or digest_mail_id is not null`)
    .execute();
  await db.schema
    .createIndex("quote_request_mailed")
    .on("quote_request")
    .column("email_key")
    .where(sql.ref("held_for"), "is", null)
    .execute();
}
