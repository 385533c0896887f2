import type { Kysely } from "kysely";

/** What the last failure of a mail spoke of, so that a fault of our settings can be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox_mail").addColumn("fault", "text").execute();
}
