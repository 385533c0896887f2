import type { Kysely } from "kysely";

/** What the last failure of a mail was about, so that a fault of our settings is recognized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox_mail").addColumn("fault", "text").execute();
}
