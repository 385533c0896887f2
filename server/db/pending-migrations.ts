import { existsSync } from "node:fs";
import type { DatabaseAddress } from "./database.ts";
import { createMigrator, migrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** The names of all migrations of this version, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Returns the names of a database's pending migrations; none for a new database. */
export async function listPendingMigrations(address: DatabaseAddress): Promise<string[]> {
  if ("sqlite" in address && !existsSync(address.sqlite)) return [];
  const db =
    "sqlite" in address ? openSqlite(address.sqlite) : (await openPostgres(address.postgres)).db;
  try {
    const known = await createMigrator(db).getMigrations();
    const pending = known.filter(({ executedAt }) => !executedAt);
    return pending.length === known.length ? [] : pending.map(({ name }) => name);
  } finally {
    await db.destroy();
  }
}
