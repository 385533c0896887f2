import { Migrator } from "kysely/migration";
import * as quoteRequestAndOutbox from "./migrations/0001-quote-request-and-outbox.ts";
import * as heldBack from "./migrations/0002-held-back.ts";
import { type Db, whenUnlocked } from "./sqlite.ts";

const migrations = {
  "0001-quote-request-and-outbox": quoteRequestAndOutbox,
  "0002-held-back": heldBack,
};

/**
 * Brings the tables to the newest form, all migrations or none; throws when one fails. Processes that start together
 * take turns: each looks for what is left to do inside its transaction, which holds the write lock from its beginning.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await whenUnlocked(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
