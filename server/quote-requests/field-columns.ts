import type { Selectable } from "kysely";
import { type FieldName, fieldNames } from "../../quote-request/fields.ts";
import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import type { Tables } from "../db/schema.ts";

/** Turns startDate into start_date. */
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

/** The columns of the fields; a field without a column does not compile. */
type FieldColumns = Pick<Selectable<Tables["quote_request"]>, SnakeCase<FieldName>>;

const columns = fieldNames.map((field) => ({
  field,
  column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<FieldName>,
}));

/** Returns the fields of a request by the names of their columns. */
export const toColumns = (request: QuoteRequest): FieldColumns =>
  Object.fromEntries(columns.map(({ field, column }) => [column, request[field]])) as FieldColumns;

/** Returns the fields of a row by their names; they were checked when they were stored. */
export const fromColumns = (row: FieldColumns): QuoteRequest =>
  Object.fromEntries(columns.map(({ field, column }) => [field, row[column]])) as QuoteRequest;
