import type { Db } from "../../../server/db/schema.ts";
import { emailKeyOf } from "../../../server/quote-requests/email-key.ts";
import {
  type FindRequest,
  fromColumns,
  fromRow,
  type SnakeCase,
  toColumns,
} from "../../../server/quote-requests/quote-request.repository.ts";
import { foldedColumns } from "../../../server/search/fold-text.ts";
import { telephoneKeys } from "../../../server/search/telephone.ts";
import {
  type AgreedField,
  type AgreedTerms,
  type Agreement,
  agreedFields,
  type ChangeKind,
  isSameValue,
  splitList,
  type WrittenFields,
  writtenFields,
} from "./agreed.ts";
import { type AgreedRequest, agreedRequest } from "./agreed-request.ts";

type TermColumns = Pick<AgreedRequest, SnakeCase<keyof AgreedTerms>>;
const plainTerms = ["startDate", "endDate", "deliveryTime", "pickupTime", "override"] as const;

/** Returns the days, hours and units of a row; without an agreement the visitor's days. */
export const termsOf = (row: TermColumns): AgreedTerms => ({
  ...fromColumns<Pick<AgreedTerms, (typeof plainTerms)[number]>>(row, plainTerms),
  siteNotes: row.site_notes ?? "",
  unitIds: splitList(row.unit_ids),
  trailerIds: splitList(row.trailer_ids),
});

const pickWritten = (request: WrittenFields): WrittenFields =>
  Object.fromEntries(writtenFields.map((field) => [field, request[field]])) as WrittenFields;

/** Returns a request with what was agreed about it in place of what the visitor wrote. */
export const findAgreedRequest: FindRequest = async (db, id) => {
  const row = await db
    .selectFrom(agreedRequest)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && fromRow(row);
};

/** Returns what was agreed about a request, or else what the visitor wrote. */
export async function readAgreed(db: Db, id: number): Promise<Agreement> {
  const row = await db
    .selectFrom(agreedRequest)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...pickWritten(fromRow(row)), ...termsOf(row) };
}

/** Returns what visitors wrote, by the ids of their requests. */
export async function listWritten(db: Db, ids: readonly number[]) {
  const rows = await db.selectFrom("quote_request").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, pickWritten(fromRow(row))]));
}

/** Stores what was agreed about a request in place of what was before. */
export async function saveAgreed(db: Db, id: number, agreed: Agreement, now: number) {
  const { name, phone, email, location } = agreed;
  const row = {
    ...toColumns(agreed, agreedFields),
    unit_ids: agreed.unitIds.join(),
    trailer_ids: agreed.trailerIds.join(),
    email_key: emailKeyOf(agreed),
    phone_key: telephoneKeys(phone)[0] ?? "",
    ...foldedColumns({ name, phone, email, location, reference: "", message: agreed.siteNotes }),
    changed_at: now,
  };
  await db
    .insertInto("agreement")
    .values({ quote_request_id: id, ...row })
    .onConflict((known) => known.column("quote_request_id").doUpdateSet(row))
    .execute();
}

/** What an action did to what was agreed, and the days that there were before. */
export type NewAgreementChange = Pick<AgreedTerms, "startDate" | "endDate"> & {
  id: number;
  actionId: string;
  at: number;
  by: string;
  kind: ChangeKind;
  says: string;
  was?: Partial<Agreement>;
  became?: Partial<Agreement>;
};

/** Keeps what an action did, for the history and for its undo. */
export async function insertAgreementChange(db: Db, change: NewAgreementChange): Promise<void> {
  const { id, actionId, at, by, kind, says, was = {}, became = {}, startDate, endDate } = change;
  await db
    .insertInto("agreement_change")
    .values({
      quote_request_id: id,
      action_id: actionId,
      at,
      by,
      kind,
      says,
      was: JSON.stringify(was),
      became: JSON.stringify(became),
      start_date: startDate,
      end_date: endDate,
    })
    .execute();
}

/** Returns what happened to what was agreed about a request, the newest first. */
export const listAgreementChanges = (db: Db, id: number) =>
  db
    .selectFrom("agreement_change")
    .select(["id", "at", "by", "kind", "says"])
    .where("quote_request_id", "=", id)
    .orderBy("id", "desc")
    .execute();

/** Changes that a period's calendar names, at most. */
const maxChanges = 200;

/** Returns what was moved, cancelled or not agreed on days of a period, the newest first. */
export const listChangesIn = (db: Db, { from, to }: { from: string; to: string }) =>
  db
    // This first: SQLite would store it whole where it is joined to another table.
    .selectFrom(agreedRequest)
    .innerJoin("agreement_change", "quote_request_id", "agreed_request.id")
    .select(["agreement_change.id", "at", "by", "kind", "says", "reference", "name"])
    .select(["agreement_change.start_date as startDate", "agreement_change.end_date as endDate"])
    .where("agreement_change.end_date", ">=", from)
    .where("agreement_change.start_date", "<=", to)
    .where("kind", "in", ["moved", "cancelled", "not-agreed"])
    .orderBy("agreement_change.id", "desc")
    .limit(maxChanges)
    .execute();

/** Returns the fields of a change as `insertAgreementChange` stored them. */
const readFields = (stored: string): Partial<Agreement> => JSON.parse(stored);

/** Returns who changed a field of what was agreed last; undefined where nobody did. */
export async function findLastEditor(db: Db, id: number, field: AgreedField) {
  const rows = await db
    .selectFrom("agreement_change")
    .select(["by", "became"])
    .where("quote_request_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return rows.find(({ became }) => field in readFields(became))?.by;
}

/**
 * Undoes what an action did to what was agreed; returns whether that could be done: not where
 * one of its fields was changed since. Also true where it did nothing.
 */
export async function undoAgreementChange(db: Db, id: number, actionId: string, now: number) {
  const change = await db
    .selectFrom("agreement_change")
    .select(["id", "was", "became"])
    .where("action_id", "=", actionId)
    .where("quote_request_id", "=", id)
    .executeTakeFirst();
  if (!change) return true;
  const became = readFields(change.became);
  const fields = agreedFields.filter((field) => field in became);
  const current = await readAgreed(db, id);
  if (!fields.every((field) => isSameValue(current[field], became[field]))) return false;
  if (fields.length > 0) await saveAgreed(db, id, { ...current, ...readFields(change.was) }, now);
  await db.deleteFrom("agreement_change").where("id", "=", change.id).execute();
  return true;
}

/** Returns the ids of the requests of mailboxes or numbers, as written and as agreed. */
export const idsOfPeople = (db: Db, emailKeys: readonly string[], phoneKeys: readonly string[]) => {
  // A union, because SQLite would read the whole table for an "or".
  const written = db.selectFrom("quote_request").select("id");
  const agreed = db.selectFrom("agreement").select("quote_request_id as id");
  return written
    .where("email_key", "in", emailKeys)
    .union(written.where("phone_key", "in", phoneKeys))
    .union(agreed.where("email_key", "in", emailKeys))
    .union(agreed.where("phone_key", "in", phoneKeys));
};

/** Whom what was agreed is of: names, addresses and numbers that the requests may not have. */
export const listAgreedPeople = (db: Db) =>
  db
    .selectFrom("agreement")
    .innerJoin("quote_request", "quote_request.id", "quote_request_id")
    .select(["reference", "agreement.name", "agreement.email", "agreement.phone"])
    .execute();
