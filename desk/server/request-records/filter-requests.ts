import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Db, Tables } from "../../../server/db/schema.ts";
import { searchWords } from "../../../server/search/fold-text.ts";
import {
  monthDay,
  phonePatterns,
  type SearchTerm,
  searchTerms,
} from "../../../server/search/search-terms.ts";
import { type AgreedRequest, agreedRequest } from "../agreement/agreed-request.ts";
import { type RequestStatus, statusesWith } from "./statuses.ts";

export type RequestFilter = {
  /** Milliseconds since 1970. */
  receivedFrom?: number;
  receivedBefore?: number;
  /** Days of the rental, both included: requests that touch any day between them. */
  rentalFrom?: string;
  rentalTo?: string;
  eventType?: string;
  status?: RequestStatus;
  /** Words that the location must have, in any case and without accents. */
  place?: string;
  /** What reference, texts, notes, replies, days or kind of event must have between them. */
  text?: string;
  isQuarantined?: boolean;
  followUp?: FollowUp;
};

/** Which quotes wait for an answer too long: those from before a moment, for `today` or later. */
export type FollowUp = { quotedBefore: number; today: string };

/** Tables of a query on quote requests with what the owner recorded. */
type Recorded = {
  agreed_request: AgreedRequest;
  request_mark: { [Column in keyof Tables["request_mark"]]: Tables["request_mark"][Column] | null };
};
type Builder = ExpressionBuilder<Recorded, "agreed_request" | "request_mark">;

/** Returns the condition of a filter for a query that joins `request_mark`. */
export function passesFilter(eb: Builder, filter: RequestFilter, isPostgres: boolean) {
  const { receivedFrom, receivedBefore, rentalFrom, rentalTo, eventType, status } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (receivedFrom !== undefined) conditions.push(eb("received_at", ">=", receivedFrom));
  if (receivedBefore !== undefined) conditions.push(eb("received_at", "<", receivedBefore));
  if (rentalFrom) conditions.push(eb("end_date", ">=", rentalFrom));
  if (rentalTo) conditions.push(eb("start_date", "<=", rentalTo));
  if (eventType) conditions.push(eb("event_type", "=", eventType));
  if (status) conditions.push(sql`${statusExpression} = ${status}`);
  if (filter.isQuarantined !== undefined)
    conditions.push(eb("quarantine_reasons", filter.isQuarantined ? "is not" : "is", null));
  const position = sql.raw(isPostgres ? "strpos" : "instr");
  for (const word of searchWords(filter.place ?? ""))
    conditions.push(sql<SqlBool>`${position}(folded_location, ${word}) > 0`);
  // The longest first, because few requests have it, and of these alone the others are looked for.
  const length = ({ words }: SearchTerm) => words.join("").length;
  for (const term of searchTerms(filter.text ?? "").sort((a, b) => length(b) - length(a)))
    conditions.push(mentions(term, position));
  if (filter.followUp) conditions.push(needsFollowUp(filter.followUp));
  return eb.and(conditions);
}

/** Returns the condition that a term occurs in a request, or in its notes, replies or days. */
function mentions({ words, phone }: SearchTerm, position: RawBuilder<unknown>) {
  const isIn = (column: string) => {
    const text = sql.ref(column);
    const has = (part: string) => sql`${position}(${text}, ${part}) > 0`;
    const hasWords = sql`(${sql.join(words.map(has), sql` and `)})`;
    if (phone === null) return hasWords;
    const either = [hasWords, has(phone)];
    const like = phonePatterns(phone).map((pattern) => sql`${text} like ${pattern}`);
    if (like.length === 0) return sql.join(either, sql` or `);
    // Its last digits first, which few texts have and which are found quickly.
    return sql`${has(phone.slice(-4))} and (${sql.join([...either, ...like], sql` or `)})`;
  };
  const among = (table: "request_note" | "request_reply") =>
    sql`agreed_request.id in (select quote_request_id from ${sql.table(table)}
      where ${isIn(`${table}.folded_text`)})`;
  const cases = [isIn("agreed_request.folded_text"), among("request_note"), among("request_reply")];
  const [word = ""] = words;
  if (words.length === 1) {
    cases.push(sql`agreed_request.event_type = ${word}`);
    const days = dayPattern(word);
    if (days) cases.push(sql`start_date like ${days}`, sql`end_date like ${days}`);
  }
  const day = monthDay(words);
  const ofDay = (column: string) => sql`substr(${sql.ref(column)}, 6, ${day?.length})`;
  if (day) cases.push(sql`(${ofDay("start_date")} <= ${day} and ${ofDay("end_date")} >= ${day})`);
  return sql<SqlBool>`(${sql.join(cases, sql` or `)})`;
}

/** Returns days as a pattern of LIKE for a year, a month such as "2027-06", or a day. */
const dayPattern = (word: string) => (/^20\d\d(-\d\d){0,2}$/.test(word) ? `${word}%` : undefined);

/** Returns the condition of a quote that neither the owner nor the customer has moved since. */
export const needsFollowUp = ({ quotedBefore, today }: FollowUp) =>
  sql<SqlBool>`request_mark.status in (${sql.join(statusesWith("isFollowedUp"))})
    and request_mark.changed_at < ${quotedBefore}
    and coalesce(end_date, ${today}) >= ${today}
    and not exists (select 1 from request_reply
      where request_reply.quote_request_id = agreed_request.id and request_reply.at >= ${quotedBefore})`;

/** Selects from all quote requests as they were agreed, with what the owner has recorded. */
export const selectMarked = (db: Db) =>
  db
    .selectFrom(agreedRequest)
    .leftJoin("request_mark", "request_mark.quote_request_id", "agreed_request.id");

const statusExpression = sql<RequestStatus>`coalesce(request_mark.status, 'new')`;

/** The status of a request; one without a record is new. */
export const statusOfRow = statusExpression.as("status");

/** Returns the condition of a request whose status means this. */
export const hasStatusWith = (meaning: Parameters<typeof statusesWith>[0]) =>
  sql<SqlBool>`${statusExpression} in (${sql.join(statusesWith(meaning))})`;

/** The condition of a request that is not spam. */
export const isNotSpam = sql<SqlBool>`not ${hasStatusWith("isSpam")}`;

/** The last request of a page; the next page begins behind it. */
export type PageEnd = { receivedAt: number; id: number };

/** Returns the condition of keyset pagination, where the newest come first. */
export const isBehind = ({ receivedAt, id }: PageEnd) =>
  sql<SqlBool>`(received_at, agreed_request.id) < (${receivedAt}, ${id})`;
