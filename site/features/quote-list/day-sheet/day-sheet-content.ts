import { guestCounts } from "../../../../quote-request/choices.ts";
import { readBusiness } from "../../../content/business/business.ts";
import { readEntries, readPage } from "../../../content/entries.ts";
import { readTrailers } from "../../../content/trailers/trailers.ts";
import {
  catalogueOf,
  describeItems,
  type QuoteCatalogue,
  type SummaryWords,
} from "../quote-summary.ts";

export type DaySheetContent = Awaited<ReturnType<typeof readDaySheetContent>>;

/** Returns what the ticket and the sheet show: their words, and every entry that a list may have. */
export async function readDaySheetContent() {
  const [business, { list, sheet, summary }, catalogue, cities] = await Promise.all([
    readBusiness(),
    readPage("quoteList"),
    readCatalogue(),
    readEntries("cities"),
  ]);
  return {
    words: { list, sheet, summary: summary as SummaryWords },
    lines: describeItems({ items: Object.keys(catalogue), plan: null }, catalogue, summary),
    cities: cities
      .map(({ id, data }) => ({ value: id, label: data.name }))
      .sort((a, b) => a.label.localeCompare(b.label)),
    guests: guestCounts,
    /** Whom a printed sheet tells to call. */
    sender: `${business.name}, ${business.phone}`,
  };
}

/** Returns the names of trailers and add-ons, by their items. */
export async function readCatalogue(): Promise<QuoteCatalogue> {
  const trailers = await readTrailers();
  return catalogueOf(trailers.map(({ id, data }) => ({ id, ...data })));
}
