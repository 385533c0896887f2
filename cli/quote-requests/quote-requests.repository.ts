import type { Db, QuoteStatus } from "../../server/db/schema.ts";
import { queueMails } from "../../server/outbox/queue-mails.ts";
import { fillEmailKeys } from "../../server/quote-requests/email-key.repository.ts";
import { emailKey, sameAddress } from "../../server/quote-requests/email-key.ts";
import {
  fromRow,
  type StoredQuoteRequest,
} from "../../server/quote-requests/quote-request.repository.ts";

/** A quote request with the owner's status and note. */
export type QuoteRequestRow = StoredQuoteRequest & {
  status: QuoteStatus;
  note: string;
  /** The number of mails that could not be delivered. */
  setAside: number;
};

export type QuoteFilter = {
  /** Milliseconds since 1970. */
  receivedFrom?: number;
  receivedBefore?: number;
  eventType?: string;
  status?: QuoteStatus;
  /** Part of the location, in any case. */
  place?: string;
  /** Part of any text of the visitor, in any case. */
  text?: string;
  isQuarantined?: boolean;
};

/** Returns the quote requests that pass a filter, newest first. */
export async function listQuotes(db: Db, filter: QuoteFilter = {}): Promise<QuoteRequestRow[]> {
  let query = joined(db);
  const { receivedFrom, receivedBefore, eventType, status, isQuarantined } = filter;
  if (receivedFrom !== undefined) query = query.where("received_at", ">=", receivedFrom);
  if (receivedBefore !== undefined) query = query.where("received_at", "<", receivedBefore);
  if (eventType) query = query.where("event_type", "=", eventType);
  if (isQuarantined !== undefined)
    query = query.where("held_for", isQuarantined ? "is not" : "is", null);
  const rows = await query.orderBy("received_at", "desc").orderBy("id", "desc").execute();
  return rows
    .map(toQuoteRequestRow)
    .filter((quote) => status === undefined || quote.status === status)
    .filter((quote) => includesText([quote.location], filter.place))
    .filter((quote) =>
      includesText(
        [quote.name, quote.email, quote.phone, quote.location, quote.message],
        filter.text,
      ),
    );
}

/** Compared here and not in SQL, because the databases fold the case of letters differently. */
const includesText = (texts: string[], part = "") =>
  texts.some((text) => text.toLocaleLowerCase("en-CA").includes(part.toLocaleLowerCase("en-CA")));

/** Returns the quote request with a reference, or undefined. */
export async function findByReference(
  db: Db,
  reference: string,
): Promise<QuoteRequestRow | undefined> {
  const row = await joined(db).where("reference", "=", reference).executeTakeFirst();
  return row && toQuoteRequestRow(row);
}

const joined = (db: Db) =>
  db
    .selectFrom("quote_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "quote_request.id")
    .selectAll("quote_request")
    .select(["quote_mark.status", "quote_mark.note"])
    .select(({ selectFrom, fn }) =>
      selectFrom("outbox_mail")
        .select(fn.countAll<number>().as("count"))
        .whereRef("outbox_mail.quote_request_id", "=", "quote_request.id")
        .where("outbox_mail.status", "=", "set-aside")
        .as("set_aside"),
    );

type Joined = Awaited<ReturnType<ReturnType<typeof joined>["executeTakeFirstOrThrow"]>>;

const toQuoteRequestRow = (row: Joined): QuoteRequestRow => ({
  ...fromRow(row),
  status: row.status ?? "new",
  note: row.note ?? "",
  setAside: Number(row.set_aside),
});

/** Stores the status of a quote request, and the time of its first answer. */
export async function markStatus(
  db: Db,
  id: number,
  status: QuoteStatus,
  now: number,
): Promise<void> {
  const answered_at = status === "new" ? null : now;
  await db
    .insertInto("quote_mark")
    .values({ quote_request_id: id, status, note: "", answered_at })
    .onConflict((known) =>
      known.column("quote_request_id").doUpdateSet(({ fn, ref, val }) => ({
        status,
        answered_at: status === "new" ? null : fn.coalesce(ref("quote_mark.answered_at"), val(now)),
      })),
    )
    .execute();
}

/** Stores the note of a quote request, which replaces the one before. */
export async function markNote(db: Db, id: number, note: string): Promise<void> {
  await db
    .insertInto("quote_mark")
    .values({ quote_request_id: id, status: "new", note, answered_at: null })
    .onConflict((known) => known.column("quote_request_id").doUpdateSet({ note }))
    .execute();
}

/**
 * Releases a request from quarantine and queues its mails: the owner's notice, and the
 * acknowledgement unless the mailbox has had its daily number. Returns whether it was quarantined.
 * Call in a transaction.
 */
export async function releaseFromQuarantine(
  db: Db,
  id: number,
  mail: { mailHost: string; now: number },
): Promise<boolean> {
  const released = await db
    .updateTable("quote_request")
    .set({ held_for: null, network_hash: null })
    .where("id", "=", id)
    .where("held_for", "is not", null)
    .returning("email")
    .executeTakeFirst();
  if (!released) return false;
  await queueMails(db, released.email, { quoteRequestId: id, ...mail });
  return true;
}

/** Queues undeliverable mails again, of one request or of all; returns their number. */
export async function resendSetAside(db: Db, now: number, id?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    // The retry schedule of five days begins anew.
    .set({ status: "waiting", attempts: 0, next_attempt_at: now, created_at: now })
    .where("status", "=", "set-aside")
    .$if(id !== undefined, (mails) => mails.where("quote_request_id", "=", id as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type AddressMatches = {
  references: string[];
  /** Requests of the same mailbox whose address has another +tag. */
  withOtherTag: string[];
};

/** Returns the references of all requests of an e-mail address, in any spelling. */
export async function findByAddress(db: Db, email: string): Promise<AddressMatches> {
  // Rows of an earlier version may have no key yet.
  await fillEmailKeys(db);
  const rows = await db
    .selectFrom("quote_request")
    .select(["reference", "email"])
    .where("email_key", "=", emailKey(email))
    .orderBy("id")
    .execute();
  const referencesOf = (isSame: boolean) =>
    rows
      .filter((row) => sameAddress(row.email, email) === isSame)
      .map(({ reference }) => reference);
  return { references: referencesOf(true), withOtherTag: referencesOf(false) };
}

/** Counts the mails that name any of these requests: mails sent, and mails being sent now. */
export async function countMailsNaming(
  db: Db,
  references: readonly string[],
): Promise<{ sent: number; underWay: number }> {
  const row = await db
    .selectFrom("outbox_mail")
    .select(({ fn }) => [
      fn.count<number>("id").filterWhere("status", "=", "sent").as("sent"),
      fn.count<number>("id").filterWhere("claimed_by", "is not", null).as("underWay"),
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb(
          "quote_request_id",
          "in",
          selectFrom("quote_request").select("id").where("reference", "in", references),
        ),
        eb(
          "id",
          "in",
          selectFrom("quote_request")
            .select("digest_mail_id")
            .where("digest_mail_id", "is not", null)
            .where("reference", "in", references),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { sent: Number(row.sent), underWay: Number(row.underWay) };
}

/** Returns the references under which digests are kept that name any of these requests. */
export async function listDigestsNaming(db: Db, references: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("quote_request as named")
    .innerJoin("outbox_mail", "outbox_mail.id", "named.digest_mail_id")
    .innerJoin("quote_request as keeper", "keeper.id", "outbox_mail.quote_request_id")
    .select("keeper.reference")
    .distinct()
    .where("named.reference", "in", references)
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Erases requests with their mails and notes; returns their number. A waiting digest is erased with
 * the request under which it is kept; the next digest names its other requests. Call in a
 * transaction.
 */
export async function eraseReferences(db: Db, references: readonly string[]): Promise<number> {
  await db
    .updateTable("quote_request")
    .set({ digest_mail_id: null })
    .where("digest_mail_id", "in", ({ selectFrom }) =>
      selectFrom("outbox_mail")
        .innerJoin("quote_request as keeper", "keeper.id", "outbox_mail.quote_request_id")
        .select("outbox_mail.id")
        .where("outbox_mail.kind", "=", "held-back-digest")
        .where("outbox_mail.status", "!=", "sent")
        .where("keeper.reference", "in", references),
    )
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("quote_request")
    .where("reference", "in", references)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
