import { Migrator } from "kysely/migration";
import * as quoteRequestAndOutbox from "./migrations/0001-quote-request-and-outbox.ts";
import type { Db } from "./sqlite.ts";

const migrations = { "0001-quote-request-and-outbox": quoteRequestAndOutbox };

/** Brings the tables to the newest form, all migrations or none; throws when one fails. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const first = await migrator.migrateToLatest();
  if (!first.error) return;
  // The migrator has no lock between processes in SQLite: of two that start together on a new file, the later one finds
  // the tables made. What failed was rolled back, so looking again tells whether anything is left to do.
  const second = await migrator.migrateToLatest();
  if (second.error) throw second.error;
}
