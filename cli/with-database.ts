import { fileExists } from "../server/backup/database-file.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/db/database.ts";
import type { Migrations } from "../server/db/migrate.ts";
import { openDatabase } from "../server/db/open-database.ts";
import { explainDamage } from "../server/db/sqlite-errors.ts";

/**
 * Opens the server's database with its tables and `others`, also while the server runs, and closes
 * it when the work is done; throws a sentence when there is no database.
 */
export async function withDatabase<T>(
  { databaseAddress }: Config,
  work: (database: Database) => Promise<T>,
  others: readonly Migrations[] = [],
): Promise<T> {
  // SQLite would create an empty database in a folder whose name was misspelt.
  if ("sqlite" in databaseAddress && !(await fileExists(databaseAddress.sqlite)))
    throw new Error(`There is no ${databaseAddress.sqlite}; set DATA_DIR as the server has it.`);
  const opened = await openDatabase(databaseAddress, others);
  try {
    return await work(opened);
  } catch (error) {
    throw "sqlite" in databaseAddress ? explainDamage(error, databaseAddress.sqlite) : error;
  } finally {
    await opened.db.destroy();
  }
}
