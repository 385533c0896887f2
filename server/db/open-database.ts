import type { Database, DatabaseAddress } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { shareCommits } from "./sqlite-commits.ts";
import { explainDamage } from "./sqlite-fault.ts";

/** Opens a database and runs its migrations; throws where it cannot be opened or is not durable. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const database =
    "sqlite" in address ? openFile(address.sqlite) : await openPostgres(address.postgres);
  await migrate(database.db).catch((error) => {
    throw "sqlite" in address ? explainDamage(error, address.sqlite) : error;
  });
  return database;
}

function openFile(file: string): Database {
  const db = openSqlite(file);
  return { db, write: shareCommits(db), pool: null };
}
