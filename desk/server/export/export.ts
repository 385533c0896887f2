import { valueInWords } from "../../../quote-request/choices.ts";
import { fieldNames } from "../../../quote-request/fields.ts";
import { describeReasons } from "../../../server/quarantine/quarantine-reasons.ts";
import { businessMoment } from "../../../server/time/business-clock.ts";
import { type NameUnits, writtenFields } from "../agreement/agreed.ts";
import { unitNamer } from "../bookings/name-units.ts";
import type { DeskContent } from "../content/desk-content.ts";
import type { KeptReply, Note } from "../request-records/notes.repository.ts";
import type { QuoteRequestRow } from "../request-records/request-records.repository.ts";
import { means } from "../request-records/statuses.ts";
import { neutralizeFormulas } from "./neutralize-formulas.ts";

const columns = [
  "reference",
  "received",
  "status",
  ...fieldNames,
  "note",
  "quarantine",
  "amount",
  "units",
  "delivery",
  "pickup",
  "siteNotes",
  "wrote",
  "answered",
  "replies",
  "origin",
] as const;

const toRecord = (
  request: QuoteRequestRow,
  nameUnits: NameUnits,
): Record<(typeof columns)[number], string | null> => ({
  ...request,
  ...fieldsInWords(request),
  received: businessMoment(request.receivedAt),
  note: noteLines(request.notes).join("\n"),
  quarantine: reasonsInWords(request.quarantineReasons),
  amount: request.amountCents === null ? "" : (request.amountCents / 100).toFixed(2),
  ...bookingInWords(request, nameUnits),
  wrote: wroteInWords(request),
  answered: request.answeredAt === null ? "" : businessMoment(request.answeredAt),
  replies: replyLines(request.replies).join("\n\n"),
});

/** Returns why a request is in quarantine as the owner reads it; null where it is not. */
const reasonsInWords = (reasons: QuoteRequestRow["quarantineReasons"]) =>
  reasons && describeReasons(reasons);

/** Returns the units, and trailers of which no unit is chosen, with days and times. */
function bookingInWords({ status, terms }: QuoteRequestRow, nameUnits: NameUnits) {
  const { startDate, endDate, deliveryTime, pickupTime } = terms;
  const isBooked = means(status, "isBooked");
  return {
    units: isBooked ? nameUnits(terms) : "",
    delivery: isBooked ? `${startDate} ${deliveryTime ?? ""}`.trim() : "",
    pickup: isBooked ? `${endDate} ${pickupTime ?? ""}`.trim() : "",
    siteNotes: terms.siteNotes,
  };
}

/** Returns what was written where something else was agreed, a field a line. */
const wroteInWords = (request: QuoteRequestRow) =>
  writtenFields
    .filter((field) => request.wrote[field] && request[field] !== request.wrote[field])
    .map((field) => `${field}: ${valueInWords(field, request.wrote[field])}`)
    .join("\n");

/** Returns each note with its moment and writer. */
const noteLines = (notes: readonly Note[]): string[] =>
  notes.map(({ at, by, text }) => `${businessMoment(at)}, ${by}: ${text}`);

/** Returns each reply with its moment, writer and subject. */
const replyLines = (replies: readonly KeptReply[]): string[] =>
  replies.map(({ at, by, subject, text }) => `${businessMoment(at)}, ${by}: ${subject}\n${text}`);

/** Returns the fields with the labels of choices in place of their values. */
const fieldsInWords = (request: QuoteRequestRow) =>
  Object.fromEntries(fieldNames.map((field) => [field, valueInWords(field, request[field])]));

/**
 * Returns a CSV table (RFC 4180) that Excel opens as UTF-8 and in which no text of a visitor is a
 * formula; without the head where it is not the beginning of one.
 */
export function toCsv(
  requests: readonly QuoteRequestRow[],
  content: DeskContent,
  isBeginning = true,
): string {
  const head = isBeginning ? `\uFEFF${toCsvLine(columns)}` : "";
  const rows = requests
    .map((request) => toRecord(request, unitNamer(content)))
    .map((record) => toCsvLine(columns.map((column) => record[column])));
  return [head, ...rows].join("");
}

/** Puts each field in quotes, so that a line end within it does not end the row. */
const toCsvLine = (fields: readonly (string | null)[]) => `${fields.map(inQuotes).join(",")}\r\n`;

const inQuotes = (field: string | null) =>
  field ? `"${neutralizeFormulas(field).replaceAll('"', '""')}"` : "";

/** Returns one JSON object a line, with the values as they were sent. */
export function toJsonLines(requests: readonly QuoteRequestRow[]): string {
  return requests
    .map(
      ({ id: _id, quarantineReasons, terms: agreement, ...request }) =>
        `${withoutLineEnds({ ...request, agreement, quarantine: reasonsInWords(quarantineReasons) })}\n`,
    )
    .join("");
}

/** Escapes U+0085, U+2028 and U+2029, which JSON permits and which end a line in Unicode. */
const withoutLineEnds = (value: object) =>
  JSON.stringify(value).replace(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
