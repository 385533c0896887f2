import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { isPostgres } from "./dialect.ts";
import { requests } from "./migrations/0001-requests.ts";
import { retryTransient } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/**
 * The SQL of migrations by their names, in order; a name that was published never changes.
 */
export type Migrations = {
  /** The table of the names of those that a database has had. */
  recordedIn: string;
  statements: Record<string, (isPostgres: boolean) => string[]>;
};

/** The migrations that make the server's own tables. */
export const serverMigrations: Migrations = {
  recordedIn: DEFAULT_MIGRATION_TABLE,
  statements: { "0001-requests": requests },
};

/**
 * Runs all pending migrations, those of each set in one transaction; throws when one fails, and a
 * sentence when the database is of another version. Processes that start together wait for each
 * other: the transaction holds the write lock from its beginning.
 */
export async function migrate(db: Db, migrationSets: readonly Migrations[]): Promise<void> {
  for (const set of migrationSets)
    await retryTransient(async () => {
      const wrongVersion = findVersionError(set, await listRunMigrations(db, set));
      if (wrongVersion) throw wrongVersion;
      const { error } = await migratorOf(db, set).migrateToLatest();
      if (error) throw error;
    });
}

const migratorOf = (db: Db, { recordedIn, statements }: Migrations) =>
  new Migrator({
    db,
    migrationTableName: recordedIn,
    migrationLockTableName: `${recordedIn}_lock`,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(statements).map(([name, list]) => [
            name,
            {
              async up(db: Kysely<unknown>) {
                for (const statement of list(isPostgres(db))) await sql.raw(statement).execute(db);
              },
            },
          ]),
        ),
    },
  });

/** Returns the names of the migrations of a set that a database has had, in order. */
export async function listRunMigrations(db: Db, { recordedIn }: Migrations): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === recordedIn)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(recordedIn)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns an error for a database that has had migrations which this version lacks; or null. */
export function findVersionError({ statements }: Migrations, run: readonly string[]): Error | null {
  const unknown = run.filter((name) => !Object.hasOwn(statements, name));
  if (unknown.length === 0) return null;
  return new Error(
    `This database was brought to a newer form (${unknown.join(", ")}) by a newer version of this program, and nothing was changed. Start that version again, or put back the backup that was made before it: npm run requests -- restore FILE (PostgreSQL: pg_restore), with the server stopped.`,
  );
}
