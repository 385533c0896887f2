import type { Kysely } from "kysely";

/** What an action was, so that another one under the same id is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("desk_action").addColumn("content_hash", "text").execute();
}
