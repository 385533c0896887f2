import { Migrator } from "kysely/migration";
import * as quoteRequestAndOutbox from "./migrations/0001-quote-request-and-outbox.ts";
import type { Db } from "./sqlite.ts";

const migrations = { "0001-quote-request-and-outbox": quoteRequestAndOutbox };

/**
 * Brings the tables to the newest form, all migrations or none; throws when one fails. Processes that start together
 * take turns: each looks for what is left to do inside its transaction, which holds the write lock from its beginning.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
