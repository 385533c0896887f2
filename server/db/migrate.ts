import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import * as quoteRequestAndOutbox from "./migrations/0001-quote-request-and-outbox.ts";
import * as heldBack from "./migrations/0002-held-back.ts";
import * as networkCount from "./migrations/0003-network-count.ts";
import * as quoteMark from "./migrations/0004-quote-mark.ts";
import * as answeredAt from "./migrations/0005-answered-at.ts";
import * as emailKey from "./migrations/0006-email-key.ts";
import * as quarantine from "./migrations/0007-quarantine.ts";
import * as mailFault from "./migrations/0008-mail-fault.ts";
import * as outboxIndexes from "./migrations/0009-outbox-indexes.ts";
import * as mailPayload from "./migrations/0010-mail-payload.ts";
import * as desk from "./migrations/0011-desk.ts";
import * as deskRecords from "./migrations/0012-desk-records.ts";
import { retryTransient } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/** Every migration by its name, in order; a name that was published never changes. */
export const migrations = {
  "0001-quote-request-and-outbox": quoteRequestAndOutbox,
  "0002-held-back": heldBack,
  "0003-network-count": networkCount,
  "0004-quote-mark": quoteMark,
  "0005-answered-at": answeredAt,
  "0006-email-key": emailKey,
  "0007-quarantine": quarantine,
  "0008-mail-fault": mailFault,
  "0009-outbox-indexes": outboxIndexes,
  "0010-mail-payload": mailPayload,
  "0011-desk": desk,
  "0012-desk-records": deskRecords,
};

/** Kysely's table of the migrations that were run. */
const migrationTable = "kysely_migration";

/** Returns Kysely's migrator for a database. */
export const createMigrator = (db: Db): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: migrationTable,
  });

/**
 * Runs all pending migrations in one transaction; throws when one fails, and a sentence when the
 * database has migrations that this version does not know. Processes that start together wait for
 * each other: the transaction holds the write lock from its beginning.
 */
export async function migrate(db: Db): Promise<void> {
  await retryTransient(async () => {
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw (await explainNewerSchema(db)) ?? error;
  });
}

async function explainNewerSchema(db: Db): Promise<Error | null> {
  // Without the table there is another reason for the failure.
  const run = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`
    .execute(db)
    .catch(() => null);
  return findNewerSchemaError(run?.rows.map(({ name }) => name) ?? []);
}

/** Returns an error where migrations were run that this version does not know, or null. */
export function findNewerSchemaError(names: readonly string[]): Error | null {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length === 0) return null;
  return new Error(
    `This database was brought to a newer form (${unknown.join(", ")}) by a newer version of this program, and nothing was changed. Start that version again, or put back the backup that was made before it: npm run quotes -- restore FILE (PostgreSQL: pg_restore), with the server stopped.`,
  );
}
