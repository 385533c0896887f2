import { type Kysely, sql } from "kysely";
import { Migrator, DEFAULT_MIGRATION_TABLE as migrationTable } from "kysely/migration";
import { isPostgres } from "./dialect.ts";
import { first } from "./migrations/0001-first.ts";
import { mailNaming } from "./migrations/0002-mail-naming.ts";
import { bookings } from "./migrations/0003-bookings.ts";
import { undoAndPhone } from "./migrations/0004-undo-and-phone.ts";
import { devices } from "./migrations/0005-devices.ts";
import { foldedNotes } from "./migrations/0006-folded-notes.ts";
import { noApostrophes } from "./migrations/0007-no-apostrophes.ts";
import { retryTransient } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/**
 * The SQL of every migration by its name, in order; a name that was published never changes. Plain
 * statements, because a hosted project runs them from a file, which cannot compute with rows.
 */
export const migrations: Record<string, (isPostgres: boolean) => string[]> = {
  "0001-first": first,
  "0002-mail-naming": mailNaming,
  "0003-bookings": bookings,
  "0004-undo-and-phone": undoAndPhone,
  "0005-devices": devices,
  "0006-folded-notes": foldedNotes,
  "0007-no-apostrophes": noApostrophes,
};
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * The migrations that made the same tables as the first one does now, up to version f015fb8. A
 * database that has had all of them is recorded as having had the first.
 */
const migrationsBefore: readonly string[] = [
  "0001-quote-request-and-outbox",
  "0002-held-back",
  "0003-network-count",
  "0004-quote-mark",
  "0005-answered-at",
  "0006-email-key",
  "0007-quarantine",
  "0008-mail-fault",
  "0009-outbox-indexes",
  "0010-mail-payload",
  "0011-desk",
  "0012-desk-records",
];

/**
 * Runs all pending migrations in one transaction; throws when one fails, and a sentence when the
 * database is of a newer version or of one that is too old. Processes that start together wait for
 * each other: the transaction holds the write lock from its beginning.
 */
export async function migrate(db: Db): Promise<void> {
  await retryTransient(async () => {
    const run = await listRunMigrations(db);
    const wrongVersion = findVersionError(run);
    if (wrongVersion) throw wrongVersion;
    if (isOfVersionBefore(run)) await recordFirst(db);
    const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    if (error) throw error;
  });
}

const getMigrations = async () =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          for (const statement of statements(isPostgres(db))) await sql.raw(statement).execute(db);
        },
      },
    ]),
  );

/** Returns the names of the migrations that a database has had, in order. */
export async function listRunMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a database has the tables of the first migration without a record of it. */
const isOfVersionBefore = (run: readonly string[]): boolean =>
  migrationsBefore.every((name) => run.includes(name));

/** Records the first migration in place of those before; changes nothing where it is recorded. */
async function recordFirst(db: Db): Promise<void> {
  const table = sql.table(migrationTable);
  const others = sql.join(migrationsBefore.slice(0, -1));
  await db.transaction().execute(async (transaction) => {
    await sql`delete from ${table} where name in (${others})`.execute(transaction);
    await sql`update ${table} set name = ${migrationNames[0]}
      where name = ${migrationsBefore.at(-1)}`.execute(transaction);
  });
}

/**
 * Returns an error where this version cannot read a database that has had these migrations, because
 * they are newer or because some of those before the first are missing; or null.
 */
export function findVersionError(run: readonly string[]): Error | null {
  const unknown = run.filter((name) => ![...migrationNames, ...migrationsBefore].includes(name));
  if (unknown.length > 0)
    return new Error(
      `This database was brought to a newer form (${unknown.join(", ")}) by a newer version of this program, and nothing was changed. Start that version again, or put back the backup that was made before it: npm run quotes -- restore FILE (PostgreSQL: pg_restore), with the server stopped.`,
    );
  const last = run.findLast((name) => migrationsBefore.includes(name));
  if (last === undefined || isOfVersionBefore(run)) return null;
  return new Error(
    `This database has the form of an older version of this program (${last} is the last change of its tables), and nothing was changed. Restore it, where it is a backup, and start the server once with version f015fb8, which brings it to the form that this version reads: git switch --detach f015fb8 && npm ci && npm start.`,
  );
}
