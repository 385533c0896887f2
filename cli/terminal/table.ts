import Table from "cli-table3";
import { eventTypeLabel, guestCountLabel } from "../../quote-request/choices.ts";
import type { QuoteRequestRow } from "../../server/quote-records/quote-records.repository.ts";
import { inOntario } from "../../server/time/ontario-clock.ts";

/** cli-table3 draws a frame unless each of its parts is empty. */
const borders =
  "top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid";
const plain = Object.fromEntries(borders.split(" ").map((part) => [part, ""]));

/** Returns a text without control characters, which a terminal would execute. */
export const visible = (text: string) => text.replace(/\p{Cc}/gu, " ");

/** Returns quote requests as a table for the terminal. */
export function renderTable(quotes: readonly QuoteRequestRow[]): string {
  const table = new Table({
    head: ["Reference", "Received", "Dates", "Event", "Guests", "Name", "Where", "Status"],
    chars: { ...plain, middle: " " },
    style: { head: [], border: [], "padding-left": 0, "padding-right": 1 },
  });
  for (const quote of quotes)
    table.push([
      quote.reference,
      inOntario(quote.receivedAt).day,
      quote.startDate === quote.endDate
        ? quote.startDate
        : `${quote.startDate} to ${quote.endDate}`,
      eventTypeLabel(quote.eventType),
      guestCountLabel(quote.guestCount),
      visible(quote.name),
      visible(quote.location),
      [
        quote.status,
        quote.quarantineReasons !== null && "held back",
        quote.setAside > 0 && "mail failed",
      ]
        .filter(Boolean)
        .join(", "),
    ]);
  return `${table.toString()}\n\n${quotes.length} in all`;
}
