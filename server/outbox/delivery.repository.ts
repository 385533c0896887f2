import type { Updateable } from "kysely";
import type { Db, Tables } from "../db/schema.ts";
import type { StoredFault } from "../mail/faults.ts";
import type { ClaimedMail } from "./lease.repository.ts";
import { unansweredDelay } from "./retry-schedule.ts";

type Failure = { error: string; fault: StoredFault };
type TriedMail = Pick<ClaimedMail, "id" | "attempts" | "isHandedOver">;

/** Whether all of these quote requests are still stored. */
export async function areStored(db: Db, quoteRequestIds: readonly number[]): Promise<boolean> {
  if (quoteRequestIds.length === 0) return true;
  const { count } = await db
    .selectFrom("quote_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("id", "in", quoteRequestIds)
    .executeTakeFirstOrThrow();
  return count === quoteRequestIds.length;
}

/** Records which requests a mail names that is not of one request, such as a list of open ones. */
export async function recordNaming(db: Db, mailId: number, quoteRequestIds: readonly number[]) {
  if (quoteRequestIds.length === 0) return;
  await db
    .insertInto("mail_naming")
    .values(quoteRequestIds.map((id) => ({ quote_request_id: id, mail_id: mailId })))
    .onConflict((known) => known.columns(["quote_request_id", "mail_id"]).doNothing())
    .execute();
}

/**
 * Records that a claimed mail is handed over now. Until an answer is recorded, it may have been
 * sent: it waits for an hour, and the second time it is set aside, so that it is sent twice at
 * most, wherever the server ends. Returns false when the mail is erased or no longer claimed.
 */
export async function recordHandOver(
  db: Db,
  mail: ClaimedMail,
  leaseOwner: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    .set({
      status: mail.fault === "unanswered" ? "set-aside" : "waiting",
      fault: "unanswered",
      attempts: mail.attempts + 1,
      next_attempt_at: now + unansweredDelay,
    })
    .where("id", "=", mail.id)
    .where("claimed_by", "=", leaseOwner)
    .where("attempts", "=", attemptsInRow(mail))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Records that a mail was sent; returns false when the mail is erased. */
export const recordSent = (db: Db, mail: TriedMail, now: number): Promise<boolean> =>
  recordAttempt(db, mail, { status: "sent", sent_at: now, last_error: null, fault: null });

/** Records a failed attempt and when the next one is; returns false when the mail is erased. */
export const postpone = (
  db: Db,
  mail: TriedMail,
  nextAttemptAt: number,
  { error, fault }: Failure,
): Promise<boolean> =>
  recordAttempt(db, mail, {
    status: "waiting",
    next_attempt_at: nextAttemptAt,
    last_error: error,
    fault,
  });

/** Records that a mail is not tried again by itself; returns false when the mail is erased. */
export const setAside = (db: Db, mail: TriedMail, { error, fault }: Failure): Promise<boolean> =>
  recordAttempt(db, mail, { status: "set-aside", last_error: error, fault });

/** The attempts that a mail's row counts, unless another claim has tried the mail since. */
const attemptsInRow = ({ attempts, isHandedOver }: TriedMail) => attempts + (isHandedOver ? 1 : 0);

/**
 * Records an attempt and ends the lease; returns false when the mail is erased, or for a failure
 * when another claim has tried it since.
 */
async function recordAttempt(
  db: Db,
  mail: TriedMail,
  outcome: Updateable<Tables["outbox_mail"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox_mail")
    .set({ ...outcome, attempts: mail.attempts + 1, claimed_by: null, claimed_until: null })
    .where("id", "=", mail.id)
    .$if(outcome.status !== "sent", (row) => row.where("attempts", "=", attemptsInRow(mail)))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Whether a mail of one of these kinds was sent since a moment. */
export async function hasSentSince(
  db: Db,
  since: number,
  kinds: readonly string[],
): Promise<boolean> {
  for (const kind of kinds) {
    // The last of one kind is one entry of an index. For all kinds at once, PostgreSQL reads the
    // whole table when it mistakes a kind that was hardly ever sent for one that often was.
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
