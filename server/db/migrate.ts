import { type Kysely, sql } from "kysely";
import { Migrator, DEFAULT_MIGRATION_TABLE as migrationTable } from "kysely/migration";
import { isPostgres } from "./dialect.ts";
import { requests } from "./migrations/0001-requests.ts";
import { desk } from "./migrations/0002-desk.ts";
import { retryTransient } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/**
 * The SQL of every migration by its name, in order; a name that was published never changes. Plain
 * statements, because a hosted project runs them from a file, which cannot compute with rows.
 */
export const migrations: Record<string, (isPostgres: boolean) => string[]> = {
  "0001-requests": requests,
  "0002-desk": desk,
};
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Runs all pending migrations in one transaction; throws when one fails, and a sentence when the
 * database is of another version. Processes that start together wait for each other: the transaction
 * holds the write lock from its beginning.
 */
export async function migrate(db: Db): Promise<void> {
  await retryTransient(async () => {
    const wrongVersion = findVersionError(await listRunMigrations(db));
    if (wrongVersion) throw wrongVersion;
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

/** Returns an error for a database that has had migrations which this version lacks; or null. */
export function findVersionError(run: readonly string[]): Error | null {
  const unknown = run.filter((name) => !migrationNames.includes(name));
  if (unknown.length === 0) return null;
  return new Error(
    `This database was brought to a newer form (${unknown.join(", ")}) by a newer version of this program, and nothing was changed. Start that version again, or put back the backup that was made before it: npm run quotes -- restore FILE (PostgreSQL: pg_restore), with the server stopped.`,
  );
}
