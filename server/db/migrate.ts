import { Migrator } from "kysely/migration";
import * as quoteRequestAndOutbox from "./migrations/0001-quote-request-and-outbox.ts";
import * as heldBack from "./migrations/0002-held-back.ts";
import * as networkCount from "./migrations/0003-network-count.ts";
import * as quoteMark from "./migrations/0004-quote-mark.ts";
import * as answeredAt from "./migrations/0005-answered-at.ts";
import * as emailKey from "./migrations/0006-email-key.ts";
import * as mailFault from "./migrations/0008-mail-fault.ts";
import type { Db } from "./schema.ts";
import { whenReady } from "./when-ready.ts";

const migrations = {
  "0001-quote-request-and-outbox": quoteRequestAndOutbox,
  "0002-held-back": heldBack,
  "0003-network-count": networkCount,
  "0004-quote-mark": quoteMark,
  "0005-answered-at": answeredAt,
  "0006-email-key": emailKey,
  "0008-mail-fault": mailFault,
};

/** Applies the migrations to a database, all of them or up to one by its name. */
export const createMigrator = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Brings the tables to the newest form, all migrations or none; throws when one fails. Processes that start together
 * take turns: each looks for what is left to do inside its transaction, which holds the write lock from its beginning.
 */
export async function migrate(db: Db): Promise<void> {
  await whenReady(async () => {
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw error;
  });
}
