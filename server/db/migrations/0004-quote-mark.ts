import type { Kysely } from "kysely";

/** What the owner notes about a quote request, apart from what the visitor sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quote_mark")
    .addColumn("quote_request_id", "integer", (column) =>
      column.primaryKey().references("quote_request.id").onDelete("cascade"),
    )
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("status_changed_at", "bigint")
    .execute();
}
