import { sql } from "kysely";
import { v7 as uuidByTime } from "uuid";
import { isPostgres } from "../db/dialect.ts";
import { prepared } from "../db/prepared.ts";
import { type Db, type MailKind, mailKinds } from "../db/schema.ts";
import type { Fault } from "../mail/refusals.ts";

/** A mail that this process has taken on to deliver. */
export type ClaimedMail = {
  id: number;
  quoteRequestId: number;
  kind: MailKind;
  messageId: string;
  /** How often delivery was tried before. */
  attempts: number;
  createdAt: number;
};

type NewMail = { quoteRequestId: number; mailHost: string; now: number };

const waitingMail = (quoteRequestId: number, kind: MailKind, messageId: string, now: number) => ({
  quote_request_id: quoteRequestId,
  kind,
  message_id: messageId,
  status: "waiting" as const,
  attempts: 0,
  next_attempt_at: now,
  created_at: now,
});

/** Puts one mail into the outbox and returns its id; throws when its request has one of that kind. */
export async function insertMail(
  db: Db,
  kind: MailKind,
  { quoteRequestId, mailHost, now }: NewMail,
): Promise<number> {
  const { id } = await db
    .insertInto("outbox_mail")
    .values(waitingMail(quoteRequestId, kind, drawMessageId(mailHost), now))
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Returns when a mail of a kind was last put into the outbox, in milliseconds since 1970; null when never. */
export async function findLastMail(db: Db, kind: MailKind): Promise<number | null> {
  const row = await db
    .selectFrom("outbox_mail")
    .select(({ fn }) => fn.max("created_at").as("last"))
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.last == null ? null : Number(row.last);
}

type BothMails = { quoteRequestId: number; forOwner: string; forCustomer: string; now: number };

const insertBoth = prepared((db, { quoteRequestId, forOwner, forCustomer, now }: BothMails) =>
  db
    .insertInto("outbox_mail")
    .values([
      waitingMail(quoteRequestId, "owner-notice", forOwner, now),
      waitingMail(quoteRequestId, "acknowledgement", forCustomer, now),
    ]),
);

/** Puts the owner's notice and the customer's acknowledgement of a quote request into the outbox. */
export async function insertMails(db: Db, { quoteRequestId, mailHost, now }: NewMail) {
  await insertBoth(db, {
    quoteRequestId,
    forOwner: drawMessageId(mailHost),
    forCustomer: drawMessageId(mailHost),
    now,
  });
}

/** Ids that rise with time stand side by side in their index; random ones would make every commit write pages all over it. */
const drawMessageId = (mailHost: string) => `<${uuidByTime()}@${mailHost}>`;

/**
 * No turn and no lease is set farther ahead than this, in milliseconds. One that is was set by a clock that has been put
 * back since, and would hold its mail until that time comes again.
 */
const tooFar = 2 * 60 * 60 * 1000;

/**
 * Takes on the mail whose turn has come longest ago and that nobody else holds; undefined when there is none.
 * One statement, so that two processes can never hold the same mail; a lease that ran out is free again.
 */
export async function claimNextMail(
  db: Db,
  leaseOwner: string,
  now: number,
  until: number,
): Promise<ClaimedMail | undefined> {
  const row = await db
    .updateTable("outbox_mail")
    .set({ claimed_by: leaseOwner, claimed_until: until })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox_mail")
        .select("id")
        .where("status", "=", "waiting")
        .where((due) =>
          due.or([due("next_attempt_at", "<=", now), due("next_attempt_at", ">", now + tooFar)]),
        )
        .where((free) =>
          free.or([
            free("claimed_until", "is", null),
            free("claimed_until", "<=", now),
            free("claimed_until", ">", until + tooFar),
          ]),
        )
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(1)
        // Another server's claim under way is passed over, not waited for; SQLite has one writer at a time anyway.
        .$if(isPostgres(db), (mails) => mails.forUpdate().skipLocked()),
    )
    .returning(["id", "quote_request_id", "kind", "message_id", "attempts", "created_at"])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      quoteRequestId: row.quote_request_id,
      kind: row.kind,
      messageId: row.message_id,
      attempts: row.attempts,
      createdAt: Number(row.created_at),
    }
  );
}

/**
 * Whether a mail is still this process's to send, and all quote requests that it names are still
 * there; false when one was erased meanwhile. Ask right before sending.
 */
export async function isStillToSend(
  db: Db,
  mail: { id: number; quoteIds: readonly number[] },
  leaseOwner: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("outbox_mail")
    .select("id")
    .where("id", "=", mail.id)
    .where("claimed_by", "=", leaseOwner)
    .executeTakeFirst();
  return row !== undefined && areStored(db, mail.quoteIds);
}

async function areStored(db: Db, quoteIds: readonly number[]): Promise<boolean> {
  const { count } = await db
    .selectFrom("quote_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("id", "in", quoteIds)
    .executeTakeFirstOrThrow();
  return Number(count) === quoteIds.length;
}

/**
 * Notes that a mail went out; returns whether all that it names is still there, false when it was
 * erased while the mail was sent.
 */
export async function markSent(
  db: Db,
  mail: { id: number; quoteIds: readonly number[] },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isThere = await settle(transaction, mail.id, {
      status: "sent",
      sent_at: now,
      last_error: null,
      fault: null,
    });
    return isThere && areStored(transaction, mail.quoteIds);
  });
}

type Failure = { error: string; fault: Fault };

/** Notes that a mail failed for now, and when its next turn comes; returns whether it is still there. */
export async function postpone(
  db: Db,
  id: number,
  nextAttemptAt: number,
  { error, fault }: Failure,
): Promise<boolean> {
  return settle(db, id, { next_attempt_at: nextAttemptAt, last_error: error, fault });
}

/** Notes that a mail will not be tried again by itself; returns whether it is still there. */
export async function setAside(db: Db, id: number, { error, fault }: Failure): Promise<boolean> {
  return settle(db, id, { status: "set-aside", last_error: error, fault });
}

type Settlement = {
  status?: "sent" | "set-aside";
  sent_at?: number;
  next_attempt_at?: number;
  last_error: string | null;
  fault: Fault | null;
};

async function settle(db: Db, id: number, settlement: Settlement): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    .set({ ...settlement, attempts: sql`attempts + 1`, claimed_by: null, claimed_until: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

const kindsForOwner = mailKinds.filter((kind) => kind !== "acknowledgement");

/** Whether a mail went out since a moment; to the owner, or to anybody. */
export async function hasSentSince(db: Db, since: number, isForOwner: boolean): Promise<boolean> {
  for (const kind of isForOwner ? kindsForOwner : mailKinds) {
    // The last of one kind is one entry of an index. Asked for all kinds at once, PostgreSQL reads the
    // whole table where it takes a kind that hardly went out for one that did.
    const row = await db
      .selectFrom("outbox_mail")
      .select(({ fn }) => fn.max("sent_at").as("last"))
      .where("kind", "=", kind)
      .where("sent_at", ">=", since)
      .executeTakeFirst();
    if (row?.last != null) return true;
  }
  return false;
}

/** Returns who holds mails at present. */
export async function listLeaseOwners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox_mail")
    .select("claimed_by")
    .distinct()
    // Nobody holds others, and an index passes those over.
    .where("status", "=", "waiting")
    .where("claimed_by", "is not", null)
    .execute();
  return rows.map((row) => row.claimed_by as string);
}

/** Frees the mails of a leaseOwner that is no more. */
export async function release(db: Db, leaseOwner: string): Promise<void> {
  await db
    .updateTable("outbox_mail")
    .set({ claimed_by: null, claimed_until: null })
    .where("claimed_by", "=", leaseOwner)
    .execute();
}

export type OutboxState = {
  waiting: number;
  oldestWaitingSeconds: number | null;
  byAge: { under5Minutes: number; under1Hour: number; over1Hour: number };
  setAside: number;
  /** What the owner should look at; null when the mail server refuses nothing, or single mails only. */
  problem: string | null;
};

const settingsProblem =
  "refused by the mail server: check MAIL_FROM, QUOTE_INBOX and SMTP_URL or MAIL_API_KEY";

/** Counts the mails that wait, by age, and those that were set aside. */
export async function readOutboxState(db: Db, now: number): Promise<OutboxState> {
  const minute = 60_000;
  const row = await db
    .selectFrom("outbox_mail")
    .select(({ fn, eb }) => [
      fn.count<number>("id").filterWhere("status", "=", "waiting").as("waiting"),
      fn.count<number>("id").filterWhere("status", "=", "set-aside").as("setAside"),
      fn
        .count<number>("id")
        .filterWhere(eb("status", "=", "waiting").and("fault", "=", "settings"))
        .as("settingsFaults"),
      fn
        .count<number>("id")
        .filterWhere(eb("status", "=", "waiting").and("fault", "=", "mail"))
        .as("mailFaults"),
      fn.min("created_at").filterWhere("status", "=", "waiting").as("oldest"),
      fn
        .count<number>("id")
        .filterWhere(eb("status", "=", "waiting").and("created_at", ">", now - 5 * minute))
        .as("under5Minutes"),
      fn
        .count<number>("id")
        .filterWhere(eb("status", "=", "waiting").and("created_at", "<=", now - 60 * minute))
        .as("over1Hour"),
    ])
    // Those that went out are most of all, and an index passes them over.
    .where("status", "in", ["waiting", "set-aside"])
    .executeTakeFirstOrThrow();
  const waiting = Number(row.waiting);
  const under5Minutes = Number(row.under5Minutes);
  const over1Hour = Number(row.over1Hour);
  return {
    waiting,
    oldestWaitingSeconds:
      row.oldest === null ? null : Math.round((now - Number(row.oldest)) / 1000),
    byAge: { under5Minutes, under1Hour: waiting - under5Minutes - over1Hour, over1Hour },
    setAside: Number(row.setAside),
    // One mail that is refused may have a wrong address; none of several went out.
    problem: Number(row.settingsFaults) > 0 || Number(row.mailFaults) > 1 ? settingsProblem : null,
  };
}
