import type { Config } from "../server/config.ts";
import type { Database } from "../server/db/database.ts";
import { openDatabase } from "../server/db/open-database.ts";
import { explainDamage } from "../server/db/sqlite-fault.ts";
import { findByReference, type QuoteRequestRow } from "./quote-requests.repository.ts";
import { fileExists } from "./storage/database-file.ts";

/** Opens the server's database, beside the server where it runs, and closes it when the work is done; throws a sentence when there is none. */
export async function withDatabase<T>(
  { database }: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // A folder that was misspelt would be made, and found empty.
  if ("sqlite" in database && !(await fileExists(database.sqlite)))
    throw new Error(`There is no ${database.sqlite}; set DATA_DIR as the server has it.`);
  const opened = await openDatabase(database);
  try {
    return await work(opened);
  } catch (error) {
    throw "sqlite" in database ? explainDamage(error, database.sqlite) : error;
  } finally {
    await opened.db.destroy();
  }
}

/** Returns the request that was named; throws a sentence when none was, or there is none. */
export async function findNamed({ db }: Database, reference?: string): Promise<QuoteRequestRow> {
  if (!reference) throw new Error("Name the quote request by its reference, such as 7KQM3XWA.");
  const quote = await findByReference(db, reference.toUpperCase());
  if (!quote) throw new Error(`There is no quote request ${reference.toUpperCase()}.`);
  return quote;
}
