import type { Db } from "../../../server/db/schema.ts";
import {
  fromRow,
  type StoredQuoteRequest,
} from "../../../server/quote-requests/quote-request.repository.ts";
import type { AgreedTerms, WrittenFields } from "../agreement/agreed.ts";
import { listWritten, termsOf } from "../agreement/agreement.repository.ts";
import { isBehind, type PageEnd, selectMarked, statusOfRow } from "./filter-requests.ts";
import { type KeptReply, listNotes, listReplies, type Note } from "./notes.repository.ts";
import type { RequestStatus } from "./statuses.ts";

/** A quote request as it was agreed, with what the owner has recorded about it. */
export type QuoteRequestRow = StoredQuoteRequest & {
  status: RequestStatus;
  answeredAt: number | null;
  amountCents: number | null;
  terms: AgreedTerms;
  /** What of it the visitor wrote. */
  wrote: WrittenFields;
  notes: Note[];
  replies: KeptReply[];
};

/** Requests that are read at once; between two batches the server answers others. */
const batchSize = 250;

/** Yields all quote requests in batches, newest first. */
export async function* readRequests(db: Db): AsyncGenerator<QuoteRequestRow[]> {
  for (let after: PageEnd | null = null; ; ) {
    const rows = await joined(db)
      .$if(after !== null, (requests) => requests.where(isBehind(after as PageEnd)))
      .orderBy("received_at", "desc")
      .orderBy("agreed_request.id", "desc")
      .limit(batchSize)
      .execute();
    const requests = await withRecords(db, rows);
    if (requests.length > 0) yield requests;
    after = requests.at(-1) ?? null;
    if (rows.length < batchSize) return;
    await new Promise(setImmediate);
  }
}

/** Returns the quote request with a reference, or undefined. */
export async function findByReference(db: Db, reference: string) {
  const rows = await joined(db).where("reference", "=", reference).execute();
  return (await withRecords(db, rows))[0];
}

const joined = (db: Db) =>
  selectMarked(db).selectAll("agreed_request").select([statusOfRow, "answered_at", "amount_cents"]);

type Joined = Awaited<ReturnType<ReturnType<typeof joined>["executeTakeFirstOrThrow"]>>;

async function withRecords(db: Db, rows: readonly Joined[]): Promise<QuoteRequestRow[]> {
  const ids = rows.map(({ id }) => id);
  const notes = await listNotes(db, ids);
  const replies = await listReplies(db, ids);
  const written = await listWritten(db, ids);
  return rows.map((row) => ({
    ...fromRow(row),
    status: row.status,
    answeredAt: row.answered_at,
    amountCents: row.amount_cents,
    terms: termsOf(row),
    wrote: written.get(row.id) as WrittenFields,
    notes: notes.get(row.id) ?? [],
    replies: replies.get(row.id) ?? [],
  }));
}
