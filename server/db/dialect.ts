import { type Kysely, PostgresAdapter } from "kysely";

/** Whether a database is PostgreSQL, where its SQL differs from SQLite's. */
// biome-ignore lint/suspicious/noExplicitAny: accepts a database with any tables.
export const isPostgres = (db: Kysely<any>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
