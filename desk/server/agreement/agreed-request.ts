import { type Selectable, sql } from "kysely";
import { fieldNames } from "../../../quote-request/fields.ts";
import type { Tables } from "../../../server/db/schema.ts";
import { columnOf } from "../../../server/quote-requests/quote-request.repository.ts";
import { addedFields, writtenFields } from "./agreed.ts";

type AgreementRow = Selectable<Tables["agreement"]>;
type AgreedColumns = Pick<AgreementRow, (typeof added)[number]>;
export type AgreedRequest = Selectable<Tables["quote_request"]> & {
  [Column in keyof AgreedColumns]: AgreedColumns[Column] | null;
} & { agreed_at: number | null };

const isWritten = (field: string) => writtenFields.some((written) => written === field);
const added = addedFields.map(columnOf);
const corrected = [...writtenFields.map(columnOf), "email_key", "phone_key", "folded_location"];
const kept = [
  "id",
  "reference",
  "origin",
  "received_at",
  "idempotency_key",
  "content_hash",
  "quarantine_reasons",
  ...fieldNames.filter((field) => !isWritten(field)).map(columnOf),
];
const columns = [
  ...kept.map((column) => `r.${column}`),
  ...corrected.map(
    (column) =>
      `case when a.quote_request_id is null then r.${column} else a.${column} end as ${column}`,
  ),
  ...added.map((column) => `a.${column}`),
];

/** What a query selects from: each quote request, what was agreed in place of what was written. */
export const agreedRequest = sql<AgreedRequest>`(
  select ${sql.raw(columns.join(", "))},
    coalesce(r.folded_text || ' ' || a.folded_text, r.folded_text) as folded_text,
    a.changed_at as agreed_at
  from quote_request r left join agreement a on a.quote_request_id = r.id)`.as("agreed_request");
