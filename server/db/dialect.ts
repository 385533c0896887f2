import { type Kysely, PostgresAdapter } from "kysely";

/** Whether a database is PostgreSQL, for the few places where its SQL differs from SQLite's. */
// biome-ignore lint/suspicious/noExplicitAny: whatever tables it has.
export const isPostgres = (db: Kysely<any>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
