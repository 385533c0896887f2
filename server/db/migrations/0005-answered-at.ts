import type { Kysely } from "kysely";

/** When a quote request was first answered, which a later booking does not change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("quote_mark")
    .renameColumn("status_changed_at", "answered_at")
    .execute();
}
