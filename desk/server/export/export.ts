import { valueInWords } from "../../../quote-request/choices.ts";
import { fieldNames } from "../../../quote-request/fields.ts";
import type { Db } from "../../../server/db/schema.ts";
import { describeReasons } from "../../../server/quarantine/quarantine-reasons.ts";
import { businessMoment } from "../../../server/time/business-clock.ts";
import { type NameUnits, writtenFields } from "../agreement/agreed.ts";
import { unitNamer } from "../bookings/name-units.ts";
import type { DeskContent } from "../content/desk-content.ts";
import type { KeptReply, Note } from "../request-records/notes.repository.ts";
import {
  type QuoteRequestRow,
  readRequests,
} from "../request-records/request-records.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";
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
  const isBooked = hasMeaning(status, "isBooked");
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
 * Yields a CSV table (RFC 4180) of all requests that Excel opens as UTF-8 and in which no text of a
 * visitor is a formula.
 */
export async function* writeTable(db: Db, content: DeskContent): AsyncGenerator<string> {
  yield `\uFEFF${toCsvLine(columns)}`;
  const nameUnits = unitNamer(content);
  for await (const requests of readRequests(db))
    yield requests
      .map((request) => toRecord(request, nameUnits))
      .map((record) => toCsvLine(columns.map((column) => record[column])))
      .join("");
}

/** Puts each field in quotes, so that a line end within it does not end the row. */
const toCsvLine = (fields: readonly (string | null)[]) => `${fields.map(inQuotes).join(",")}\r\n`;

const inQuotes = (field: string | null) =>
  field ? `"${neutralizeFormulas(field).replaceAll('"', '""')}"` : "";
