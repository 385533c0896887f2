import { readBusiness } from "../../content/business/business.ts";
import { readEntries, readPage } from "../../content/entries.ts";
import { readTrailers } from "../../content/trailers/trailers.ts";
import { addOnItem } from "./quote-list.ts";
import type { QuoteListContent } from "./quote-summary.ts";

/** Returns what the quote list shows, and every entry that it may have. */
export async function readQuoteListContent(): Promise<QuoteListContent> {
  const [business, words, trailers, cities] = await Promise.all([
    readBusiness(),
    readPage("quoteList"),
    readTrailers(),
    readEntries("cities"),
  ]);
  const catalogue = trailers.flatMap(({ id, data }) => [
    [id, data.name] as const,
    ...data.addOns.map(({ name }) => [addOnItem(id, name), name] as const),
  ]);
  const names = cities.map(({ id, data }) => [id, data.name] as const);
  return {
    words,
    catalogue: Object.fromEntries(catalogue),
    cities: Object.fromEntries(names.sort(([, a], [, b]) => a.localeCompare(b))),
    sender: `${business.name}, ${business.phone}`,
    language: business.language,
  };
}
