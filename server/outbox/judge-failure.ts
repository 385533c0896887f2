import type { Db, MailKind } from "../db/schema.ts";
import { type Fault, faultOf, UndeliverableError } from "../mail/refusals.ts";
import { hasSentSince } from "./outbox.repository.ts";

/** A mail that fails temporarily is tried for this long, in milliseconds: five days, as mail servers do. */
export const giveUpAfter = 5 * 24 * 60 * 60_000;
/**
 * It is tried so often, too, whatever the clock says: with up to an hour between attempts that takes
 * two days at least, and a clock that is set right cannot end a mail.
 */
export const giveUpAttempts = 100;

/** What becomes of a mail that was not delivered, and what its failure speaks of. */
export type Judgement = { isGivenUp: boolean; fault: Fault };

type FailedMail = { kind: MailKind; createdAt: number; attempts: number };

/**
 * Judges a failed delivery. A mail that was refused is given up only when others went out since it
 * was made: refusals of every mail in a row speak of our settings, and so do refusals of the
 * owner's, whose address is one of them. Faults of the settings never give a mail up.
 */
export async function judgeFailure(
  db: Db,
  mail: FailedMail,
  error: unknown,
  now: number,
): Promise<Judgement> {
  const fault = faultOf(error);
  if (fault === "settings") return { isGivenUp: false, fault };
  if (fault === "temporary") {
    const isOverdue = now - mail.createdAt > giveUpAfter && mail.attempts + 1 >= giveUpAttempts;
    return { isGivenUp: isOverdue, fault };
  }
  const isForOwner = mail.kind !== "acknowledgement";
  if (error instanceof UndeliverableError || (await hasSentSince(db, mail.createdAt, isForOwner)))
    return { isGivenUp: true, fault };
  return { isGivenUp: false, fault: isForOwner ? "settings" : "mail" };
}
