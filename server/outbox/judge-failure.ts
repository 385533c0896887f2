import type { Db } from "../db/schema.ts";
import { type Fault, faultOf, UndeliverableError } from "../mail/faults.ts";
import type { MailKinds } from "../mail/mail-kind.ts";
import { hasSentSince } from "./delivery.repository.ts";
import { isOverdue } from "./retry-schedule.ts";

/**
 * Returns whether a mail that failed is given up, and what its failure is about. A refused mail is
 * given up only when others were sent since it was created: a refusal of every mail in a row is
 * about our settings, and so is a refusal of the owner's, because the owner's address is a setting.
 * Faults of the settings never give a mail up.
 */
export async function judgeFailure(
  db: Db,
  kinds: MailKinds,
  mail: { kind: string; createdAt: number; attempts: number },
  error: unknown,
  now: number,
): Promise<{ isGivenUp: boolean; fault: Fault }> {
  const fault = faultOf(error);
  if (fault === "settings") return { isGivenUp: false, fault };
  if (fault === "temporary") return { isGivenUp: isOverdue(mail, now), fault };
  const isForOwner = kinds[mail.kind]?.recipient !== "customer";
  const comparable = Object.keys(kinds).filter(
    (name) => !isForOwner || kinds[name]?.recipient === "owner",
  );
  if (error instanceof UndeliverableError || (await hasSentSince(db, mail.createdAt, comparable)))
    return { isGivenUp: true, fault };
  return { isGivenUp: false, fault: isForOwner ? "settings" : "mail" };
}
