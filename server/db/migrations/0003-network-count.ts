import type { Kysely } from "kysely";
import { isPostgres } from "../dialect.ts";

/**
 * How many requests came from each network this hour, where several servers share what they count:
 * in the form that rate-limiter-flexible reads. A server with a SQLite file counts in memory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await db.schema
    .createTable("network_count")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
