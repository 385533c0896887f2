import { isPostgres } from "../db/dialect.ts";
import type { Db } from "../db/schema.ts";
import type { StoredFault } from "../mail/faults.ts";
import type { QueuedMail } from "../mail/mail-kind.ts";
import { hour } from "../time/durations.ts";

/** A mail that this process has claimed. */
export type ClaimedMail = QueuedMail & {
  messageId: string;
  /** How often delivery was tried before. */
  attempts: number;
  createdAt: number;
  fault: StoredFault | null;
  /** Whether this attempt has handed it over, so that it may be sent. */
  isHandedOver?: boolean;
};

/**
 * No next attempt and no end of a lease is ever set farther ahead than this, in milliseconds. A
 * later one was set while the clock was fast, and is ignored: its mail would wait until then.
 */
const maxScheduleAhead = 2 * hour;

/**
 * Claims the mail whose turn came first and that nobody else has claimed; undefined when there is
 * none. One statement, so that two processes can never claim the same mail; a lease that has
 * expired is free again.
 */
export const claimNextMail = (
  db: Db,
  leaseOwner: string,
  now: number,
  until: number,
): Promise<ClaimedMail | undefined> =>
  db
    .updateTable("outbox_mail")
    .set({ claimed_by: leaseOwner, claimed_until: until })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox_mail")
        .select("id")
        .where("status", "=", "waiting")
        .where((due) =>
          due.or([
            due("next_attempt_at", "<=", now),
            due("next_attempt_at", ">", now + maxScheduleAhead),
          ]),
        )
        .where((free) =>
          free.or([
            free("claimed_until", "is", null),
            free("claimed_until", "<=", now),
            free("claimed_until", ">", until + maxScheduleAhead),
          ]),
        )
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(1)
        // A row that another server is claiming is skipped; SQLite has one writer at a time anyway.
        .$if(isPostgres(db), (mails) => mails.forUpdate().skipLocked()),
    )
    .returning(["id", "quote_request_id as quoteRequestId", "payload", "kind", "attempts"])
    .returning(["message_id as messageId", "created_at as createdAt", "fault"])
    .executeTakeFirst();

/** Whether a mail is still claimed by a process; false when it was erased, too. */
export async function isClaimedBy(db: Db, id: number, leaseOwner: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox_mail")
    .select("id")
    .where("id", "=", id)
    .where("claimed_by", "=", leaseOwner)
    .executeTakeFirst();
  return row !== undefined;
}

/** Prolongs a lease that its owner still has. */
export async function renewLease(db: Db, id: number, leaseOwner: string, until: number) {
  await db
    .updateTable("outbox_mail")
    .set({ claimed_until: until })
    .where("id", "=", id)
    .where("claimed_by", "=", leaseOwner)
    .execute();
}

export async function listLeaseOwners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox_mail")
    .select("claimed_by")
    .distinct()
    // Only mails that wait are claimed, and an index lists them.
    .where("status", "=", "waiting")
    .where("claimed_by", "is not", null)
    .execute();
  return rows.map((row) => row.claimed_by as string);
}

export async function releaseLeases(db: Db, leaseOwner: string): Promise<void> {
  await db
    .updateTable("outbox_mail")
    .set({ claimed_by: null, claimed_until: null })
    .where("claimed_by", "=", leaseOwner)
    .execute();
}
