import type { Insertable, Selectable } from "kysely";
import { type FieldName, fieldNames } from "../../quote-request/fields.ts";
import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import type { Db, Origin, Tables } from "../db/schema.ts";
import { formatReasons, parseReasons } from "../quarantine/quarantine-reasons.ts";
import { foldedColumns } from "../search/fold-text.ts";
import { telephoneKeys } from "../search/telephone.ts";
import { emailKeyOf } from "./email-key.ts";
import { acknowledgementKind } from "./mails/request-mail-kinds.ts";

/** What a phone call may leave open; the form asks for all of it. */
type OptionalField = "email" | "location" | "startDate" | "endDate" | "eventType" | "guestCount";

/** The fields of a request from the form or from a phone call. */
type RequestFields = {
  [Field in FieldName]: Field extends OptionalField
    ? QuoteRequest[Field] | null
    : QuoteRequest[Field];
};

export type StoredQuoteRequest = RequestFields & {
  id: number;
  reference: string;
  origin: Origin;
  receivedAt: number;
  /** Codes of the reasons why it is quarantined; null when it is not. */
  quarantineReasons: string[] | null;
};
export type NewQuoteRequest = {
  request: RequestFields;
  origin?: Origin;
  reference: string;
  receivedAt: number;
  idempotencyKey: string | null;
  contentHash: string;
  quarantineReasons: readonly string[] | null;
};

/**
 * Stores a quote request and returns its id; null when its reference is taken. Throws when its
 * idempotency key is taken.
 */
export async function insertQuoteRequest(
  db: Db,
  quoteRequest: NewQuoteRequest,
): Promise<number | null> {
  const row = await db
    .insertInto("quote_request")
    .values(toRow(quoteRequest))
    .onConflict((taken) => taken.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the first answer that was given under an idempotency key, or undefined. */
export async function findByIdempotencyKey(db: Db, key: string) {
  const row = await db
    .selectFrom("quote_request")
    .select(["reference", "content_hash"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row && { reference: row.reference, contentHash: row.content_hash };
}

/** Counts the acknowledgements to a mailbox that were put into the outbox after a moment. */
export async function countAcknowledgements(db: Db, key: string, since: number): Promise<number> {
  const row = await db
    .selectFrom("quote_request")
    .innerJoin("outbox_mail", "outbox_mail.quote_request_id", "quote_request.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email_key", "=", key)
    .where("kind", "=", acknowledgementKind)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Returns the reference of a request with the same content received after a moment, or undefined.
 */
export async function findSameContentSince(db: Db, contentHash: string, since: number) {
  const row = await db
    .selectFrom("quote_request")
    .select("reference")
    .where("content_hash", "=", contentHash)
    .where("received_at", ">", since)
    .orderBy("received_at", "desc")
    .executeTakeFirst();
  return row?.reference;
}

/** Returns a stored quote request by its reference; undefined where there is none. */
export async function findRequestByReference(
  db: Db,
  reference: string,
): Promise<StoredQuoteRequest | undefined> {
  const row = await db
    .selectFrom("quote_request")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Returns a quote request by its id; undefined where there is none, or no id. */
export type FindRequest = (db: Db, id: number | null) => Promise<StoredQuoteRequest | undefined>;

/** Returns what the customer sent. */
export const findQuoteRequest: FindRequest = async (db, id) => {
  const row = await db
    .selectFrom("quote_request")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && fromRow(row);
};

/** Returns references of requests received before a moment, the oldest first. */
export async function listReceivedBefore(db: Db, moment: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("quote_request")
    .select("reference")
    .where("received_at", "<", moment)
    .orderBy("received_at")
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Turns startDate into start_date. */
export type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

export const columnOf = <Field extends string>(field: Field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Field>;

/** Returns fields by the names of their columns. */
export const toColumns = <Values, Field extends keyof Values & string>(
  values: Values,
  fields: readonly Field[],
) =>
  Object.fromEntries(fields.map((field) => [columnOf(field), values[field]])) as {
    [Name in Field as SnakeCase<Name>]: Values[Name];
  };

/**
 * Returns fields of a row by their names; they were checked when they were stored, and one without
 * a column does not compile.
 */
export const fromColumns = <Values>(
  row: Record<SnakeCase<keyof Values & string>, unknown>,
  fields: readonly (keyof Values & string)[],
) => Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]])) as Values;

function toRow(quoteRequest: NewQuoteRequest): Insertable<Tables["quote_request"]> {
  return {
    ...toColumns(quoteRequest.request, fieldNames),
    email_key: emailKeyOf(quoteRequest.request),
    phone_key: telephoneKeys(quoteRequest.request.phone)[0] ?? "",
    origin: quoteRequest.origin ?? "form",
    ...foldedColumns({ ...quoteRequest.request, reference: quoteRequest.reference }),
    reference: quoteRequest.reference,
    received_at: quoteRequest.receivedAt,
    idempotency_key: quoteRequest.idempotencyKey,
    content_hash: quoteRequest.contentHash,
    quarantine_reasons:
      quoteRequest.quarantineReasons && formatReasons(quoteRequest.quarantineReasons),
  };
}

/** Returns the row of a request as the rest of the program knows it. */
export function fromRow(row: Selectable<Tables["quote_request"]>): StoredQuoteRequest {
  return {
    ...fromColumns<RequestFields>(row, fieldNames),
    id: row.id,
    reference: row.reference,
    origin: row.origin,
    receivedAt: row.received_at,
    quarantineReasons: parseReasons(row.quarantine_reasons),
  };
}
