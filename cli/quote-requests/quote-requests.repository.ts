import type { Db, QuoteStatus } from "../../server/db/schema.ts";
import { describeReasons } from "../../server/quarantine/quarantine-reasons.ts";
import { fillEmailKeys } from "../../server/quote-requests/email-key.repository.ts";
import { emailKey, sameAddress } from "../../server/quote-requests/email-key.ts";
import { queueMails } from "../../server/quote-requests/mails/queue-mails.ts";
import {
  fromRow,
  type StoredQuoteRequest,
} from "../../server/quote-requests/quote-request.repository.ts";

/** A quote request with what the owner has recorded about it. */
export type QuoteRequestRow = Omit<StoredQuoteRequest, "quarantineReasons"> & {
  /** As the owner reads them; null when it is not quarantined. */
  quarantineReasons: string | null;
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
    query = query.where("quarantine_reasons", isQuarantined ? "is not" : "is", null);
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

function toQuoteRequestRow(row: Joined): QuoteRequestRow {
  const { quarantineReasons, ...quote } = fromRow(row);
  return {
    ...quote,
    quarantineReasons: quarantineReasons && describeReasons(quarantineReasons),
    status: row.status ?? "new",
    note: row.note ?? "",
    setAside: Number(row.set_aside),
  };
}

/** Records what has become of a quote request; the time of the first answer is kept. */
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
 * Releases a request from quarantine, so that the owner gets the notice, and the customer the
 * acknowledgement unless their mailbox had its daily number; returns whether it was quarantined.
 * Call in a transaction.
 */
export async function releaseFromQuarantine(
  db: Db,
  id: number,
  mail: { mailHost: string; now: number },
): Promise<boolean> {
  const released = await db
    .updateTable("quote_request")
    .set({ quarantine_reasons: null, network_hash: null })
    .where("id", "=", id)
    .where("quarantine_reasons", "is not", null)
    .returning("email")
    .executeTakeFirst();
  if (!released) return false;
  await queueMails(db, released.email, { quoteRequestId: id, ...mail });
  return true;
}

/** Has mails that are set aside tried again, of one request or all; returns how many there are. */
export async function resendSetAside(db: Db, now: number, id?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    // They are tried for as long as new ones.
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

/** A mail that names a quote request. */
export type NamingMail = { messageId: string; isSent: boolean; isClaimed: boolean };

/** Returns the mails that name any of these requests: their own, and digests. */
async function listMailsNaming(db: Db, references: readonly string[]): Promise<NamingMail[]> {
  const rows = await db
    .selectFrom("outbox_mail")
    .select(["message_id", "status", "claimed_by"])
    .where(({ eb, or, selectFrom }) => {
      const named = selectFrom("quote_request").where("reference", "in", references);
      return or([
        eb("quote_request_id", "in", named.select("id")),
        eb("id", "in", named.select("digest_mail_id").where("digest_mail_id", "is not", null)),
      ]);
    })
    .execute();
  return rows.map(({ message_id, status, claimed_by }) => ({
    messageId: message_id,
    isSent: status === "sent",
    isClaimed: claimed_by !== null,
  }));
}

/**
 * Erases requests with all that belongs to them; returns their number and the mails that named
 * them. Call in a transaction.
 */
export async function eraseReferences(
  db: Db,
  references: readonly string[],
): Promise<{ quotes: number; mails: NamingMail[] }> {
  const mails = await listMailsNaming(db, references);
  const { numDeletedRows } = await db
    .deleteFrom("quote_request")
    .where("reference", "in", references)
    .executeTakeFirst();
  return { quotes: Number(numDeletedRows), mails };
}
