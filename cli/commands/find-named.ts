import type { Database } from "../../server/db/database.ts";
import {
  findByReference,
  type QuoteRequestRow,
} from "../../server/quote-records/quote-records.repository.ts";

/** Returns the quote request with a reference; throws a sentence when none is given or found. */
export async function findNamed({ db }: Database, reference?: string): Promise<QuoteRequestRow> {
  if (!reference) throw new Error("Name the quote request by its reference, such as 7KQM3XWA.");
  const quote = await findByReference(db, reference.toUpperCase());
  if (!quote) throw new Error(`There is no quote request ${reference.toUpperCase()}.`);
  return quote;
}
