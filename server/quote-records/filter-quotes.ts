import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { QuoteStatus, Tables } from "../db/schema.ts";
import { searchWords } from "../quote-requests/search/fold-text.ts";

export type QuoteFilter = {
  /** Milliseconds since 1970. */
  receivedFrom?: number;
  receivedBefore?: number;
  /** Days of the rental, both included: requests that touch any day between them. */
  rentalFrom?: string;
  rentalTo?: string;
  eventType?: string;
  status?: QuoteStatus;
  /** Words that the location must have, in any case and without accents. */
  place?: string;
  /** Words that the reference and the visitor's texts must have, likewise. */
  text?: string;
  isQuarantined?: boolean;
};

/** Tables of a query on quote requests with what the owner recorded. */
export type Recorded = Pick<Tables, "quote_request"> & {
  quote_mark: { [Column in keyof Tables["quote_mark"]]: Tables["quote_mark"][Column] | null };
};
type Builder = ExpressionBuilder<Recorded, "quote_request" | "quote_mark">;

/** Returns the condition of a filter for a query that joins `quote_mark`. */
export function passesFilter(eb: Builder, filter: QuoteFilter, isPostgres: boolean) {
  const { receivedFrom, receivedBefore, rentalFrom, rentalTo, eventType, status } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (receivedFrom !== undefined) conditions.push(eb("received_at", ">=", receivedFrom));
  if (receivedBefore !== undefined) conditions.push(eb("received_at", "<", receivedBefore));
  if (rentalFrom) conditions.push(eb("end_date", ">=", rentalFrom));
  if (rentalTo) conditions.push(eb("start_date", "<=", rentalTo));
  if (eventType) conditions.push(eb("event_type", "=", eventType));
  if (status) conditions.push(hasStatus(eb, status));
  if (filter.isQuarantined !== undefined)
    conditions.push(eb("quarantine_reasons", filter.isQuarantined ? "is not" : "is", null));
  const position = sql.raw(isPostgres ? "strpos" : "instr");
  const includes = (column: "folded_location" | "folded_text", typed = "") => {
    for (const word of searchWords(typed))
      conditions.push(sql<SqlBool>`${position}(${eb.ref(column)}, ${word}) > 0`);
  };
  includes("folded_location", filter.place);
  includes("folded_text", filter.text);
  return eb.and(conditions);
}

/** Returns the condition of a status; a request without a record is new. */
export const hasStatus = (eb: Builder, status: QuoteStatus): Expression<SqlBool> =>
  status === "new"
    ? eb.or([eb("quote_mark.status", "is", null), eb("quote_mark.status", "=", "new")])
    : eb("quote_mark.status", "=", status);

const status = sql<QuoteStatus>`coalesce(quote_mark.status, 'new')`;

/** The status of a request; one without a record is new. */
export const statusOfRow = status.as("status");

/** The condition of a request that is not spam. */
export const isNotSpam = sql<SqlBool>`${status} <> 'spam'`;

/** The last request of a page; the next page begins behind it. */
export type PageEnd = { receivedAt: number; id: number };

/** Returns the condition of keyset pagination, for the order of receipt. */
export const isBehind = (
  { receivedAt, id }: PageEnd,
  direction: "asc" | "desc",
): Expression<SqlBool> =>
  sql<SqlBool>`(received_at, quote_request.id) ${sql.raw(direction === "asc" ? ">" : "<")} (${receivedAt}, ${id})`;
