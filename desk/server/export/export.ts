import { valueInWords } from "../../../quote-request/choices.ts";
import { fieldNames } from "../../../quote-request/fields.ts";
import { businessMoment } from "../../../server/time/business-clock.ts";
import type { Booking } from "../bookings/bookings.repository.ts";
import type { KeptReply, Note } from "../quote-records/notes.repository.ts";
import type { QuoteRequestRow } from "../quote-records/quote-records.repository.ts";
import { neutralizeFormulas } from "./neutralize-formulas.ts";

const columns = [
  "reference",
  "received",
  "status",
  ...fieldNames,
  "note",
  "heldFor",
  "amount",
  "units",
  "delivery",
  "pickup",
  "siteNotes",
  "answered",
  "replies",
  "origin",
] as const;

const toRecord = (quote: QuoteRequestRow): Record<(typeof columns)[number], string | null> => ({
  ...quote,
  ...inWords(quote),
  received: businessMoment(quote.receivedAt),
  note: noteLines(quote.notes).join("\n"),
  heldFor: quote.quarantineReasons ?? "",
  amount: quote.amountCents === null ? "" : (quote.amountCents / 100).toFixed(2),
  ...bookingInWords(quote.booking),
  answered: quote.answeredAt === null ? "" : businessMoment(quote.answeredAt),
  replies: replyLines(quote.replies).join("\n\n"),
});

/** Returns the ids of the units, and of trailers whose unit is not chosen, with days and times. */
const bookingInWords = (booking: Booking | null) => ({
  units: booking ? [...booking.unitIds, ...booking.trailerIds].join(", ") : "",
  delivery: booking ? `${booking.deliveryDay} ${booking.deliveryTime ?? ""}`.trim() : "",
  pickup: booking ? `${booking.pickupDay} ${booking.pickupTime ?? ""}`.trim() : "",
  siteNotes: booking?.siteNotes ?? "",
});

/** Returns each note with its moment and writer. */
const noteLines = (notes: readonly Note[]): string[] =>
  notes.map(({ at, by, text }) => `${businessMoment(at)}, ${by}: ${text}`);

/** Returns each reply with its moment, writer and subject. */
const replyLines = (replies: readonly KeptReply[]): string[] =>
  replies.map(({ at, by, subject, text }) => `${businessMoment(at)}, ${by}: ${subject}\n${text}`);

/** Returns the fields with the labels of choices in place of their values. */
const inWords = (quote: QuoteRequestRow) =>
  Object.fromEntries(fieldNames.map((field) => [field, valueInWords(field, quote[field])]));

/**
 * Returns a CSV table (RFC 4180) that Excel opens as UTF-8 and in which no text of a visitor is a
 * formula; without the head where it is not the beginning of one.
 */
export function toCsv(quotes: readonly QuoteRequestRow[], isBeginning = true): string {
  const head = isBeginning ? `\uFEFF${toCsvLine(columns)}` : "";
  const rows = quotes
    .map(toRecord)
    .map((record) => toCsvLine(columns.map((column) => record[column])));
  return [head, ...rows].join("");
}

/** Puts each field in quotes, so that a line end within it does not end the row. */
const toCsvLine = (fields: readonly (string | null)[]) => `${fields.map(quote).join(",")}\r\n`;

const quote = (field: string | null) =>
  field ? `"${neutralizeFormulas(field).replaceAll('"', '""')}"` : "";

/** Returns one JSON object a line, with the values as they were sent. */
export function toJsonLines(quotes: readonly QuoteRequestRow[]): string {
  return quotes
    .map(
      ({ id: _id, quarantineReasons: heldFor, ...quote }) =>
        `${withoutLineEnds({ ...quote, heldFor })}\n`,
    )
    .join("");
}

/** Escapes U+0085, U+2028 and U+2029, which JSON permits and which end a line in Unicode. */
const withoutLineEnds = (value: object) =>
  JSON.stringify(value).replace(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
