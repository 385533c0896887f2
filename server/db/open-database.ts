import { existsSync } from "node:fs";
import type { Database, DatabaseAddress, Transact } from "./database.ts";
import { listRunMigrations, type Migrations, migrate, serverMigrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { retryTransient } from "./retry-transient.ts";
import { openSqlite } from "./sqlite.ts";
import { explainDamage } from "./sqlite-errors.ts";
import { createWriteWatch } from "./write-watch.ts";

/**
 * Opens a database and runs its migrations, the server's and `others`; throws where it cannot be
 * opened or is not durable.
 */
export async function openDatabase(
  address: DatabaseAddress,
  otherMigrations: readonly Migrations[] = [],
): Promise<Database> {
  const database = await open(address);
  await migrate(database.db, [serverMigrations, ...otherMigrations]).catch(async (error) => {
    await database.db.destroy();
    throw "sqlite" in address ? explainDamage(error, address.sqlite) : error;
  });
  return database;
}

/** Returns the names of a database's pending migrations; none for a new database. */
export async function listPendingMigrations(
  address: DatabaseAddress,
  others: readonly Migrations[] = [],
): Promise<string[]> {
  if ("sqlite" in address && !existsSync(address.sqlite)) return [];
  const { db } = await open(address);
  try {
    if ((await listRunMigrations(db, serverMigrations)).length === 0) return [];
    const pending: string[] = [];
    for (const set of [serverMigrations, ...others]) {
      const run = await listRunMigrations(db, set);
      pending.push(...Object.keys(set.statements).filter((name) => !run.includes(name)));
    }
    return pending;
  } finally {
    await db.destroy();
  }
}

async function open(address: DatabaseAddress): Promise<Database> {
  if ("postgres" in address) return openPostgres(address.postgres);
  const writes = createWriteWatch();
  const db = await retryTransient(async () => openSqlite(address.sqlite, writes.note));
  const transact: Transact = (run) => retryTransient(() => db.transaction().execute(run));
  return { db, transact, pool: null, writes };
}
