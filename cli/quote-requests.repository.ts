import type { Db, QuoteStatus } from "../server/db/schema.ts";
import { queueMails } from "../server/outbox/queue-mails.ts";
import { fillEmailKeys } from "../server/quote-requests/email-key.repository.ts";
import { emailKey, sameAddress } from "../server/quote-requests/email-key.ts";
import {
  fromRow,
  type StoredQuoteRequest,
} from "../server/quote-requests/quote-request.repository.ts";

/** A quote request with what the owner has noted about it. */
export type QuoteRequestRow = StoredQuoteRequest & {
  status: QuoteStatus;
  note: string;
  /** Mails to the owner and the customer that could not be delivered. */
  setAside: number;
};

export type QuoteFilter = {
  /** Milliseconds since 1970. */
  receivedFrom?: number;
  receivedBefore?: number;
  eventType?: string;
  status?: QuoteStatus;
  /** Part of the place, in capitals or not. */
  place?: string;
  /** Part of any of the visitor's texts, in capitals or not. */
  text?: string;
  isHeld?: boolean;
};

/** Returns the quote requests that pass a filter, newest first. */
export async function listQuotes(db: Db, filter: QuoteFilter = {}): Promise<QuoteRequestRow[]> {
  let query = joined(db);
  const { receivedFrom, receivedBefore, eventType, status, isHeld } = filter;
  if (receivedFrom !== undefined) query = query.where("received_at", ">=", receivedFrom);
  if (receivedBefore !== undefined) query = query.where("received_at", "<", receivedBefore);
  if (eventType) query = query.where("event_type", "=", eventType);
  if (isHeld !== undefined) query = query.where("held_for", isHeld ? "is not" : "is", null);
  const rows = await query.orderBy("received_at", "desc").orderBy("id", "desc").execute();
  return rows
    .map(toDesk)
    .filter((quote) => status === undefined || quote.status === status)
    .filter((quote) => holds([quote.location], filter.place))
    .filter((quote) =>
      holds([quote.name, quote.email, quote.phone, quote.location, quote.message], filter.text),
    );
}

/** Databases differ in what they take for the same letter; a few thousand texts are looked through here. */
const holds = (texts: string[], part = "") =>
  texts.some((text) => text.toLocaleLowerCase("en-CA").includes(part.toLocaleLowerCase("en-CA")));

/** Returns the quote request with a reference, or undefined. */
export async function findByReference(
  db: Db,
  reference: string,
): Promise<QuoteRequestRow | undefined> {
  const row = await joined(db).where("reference", "=", reference).executeTakeFirst();
  return row && toDesk(row);
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

const toDesk = (row: Joined): QuoteRequestRow => ({
  ...fromRow(row),
  status: row.status ?? "new",
  note: row.note ?? "",
  setAside: Number(row.set_aside),
});

/** Notes what has become of a quote request; when it was first answered stays as it was noted. */
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

/** Keeps a note with a quote request, in place of the one before. */
export async function markNote(db: Db, id: number, note: string): Promise<void> {
  await db
    .insertInto("quote_mark")
    .values({ quote_request_id: id, status: "new", note, answered_at: null })
    .onConflict((known) => known.column("quote_request_id").doUpdateSet({ note }))
    .execute();
}

/**
 * Lets a request that was held back go, so that the owner is told and the customer gets the acknowledgement, if
 * their mailbox has not had its number of a day; returns whether it was held back. Call in a transaction.
 */
export async function releaseQuote(
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

/** Puts mails that were set aside back into the outbox, of one request or of all, and returns how many there were. */
export async function resendSetAside(db: Db, now: number, id?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    // They are tried for five days again, from now on.
    .set({ status: "waiting", attempts: 0, next_attempt_at: now, created_at: now })
    .where("status", "=", "set-aside")
    .$if(id !== undefined, (mails) => mails.where("quote_request_id", "=", id as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type FoundByAddress = {
  references: string[];
  /** Requests of the same mailbox, with another tag behind a plus sign. */
  withOtherTag: string[];
};

/** Finds all requests of an e-mail address, in whatever spelling of it. */
export async function findByAddress(db: Db, email: string): Promise<FoundByAddress> {
  // Rows that another version stored have no key yet.
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

/** Counts the mails that name any of these requests: those that went out, and those being sent now. */
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

/** Returns the references that the digests are kept under which named any of these requests when they were held back. */
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
 * Erases requests with all that belongs to them, and returns how many there were. Requests that a digest would have named
 * which goes with them are named by the next one. Call in a transaction.
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
