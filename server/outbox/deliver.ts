import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../db/schema.ts";
import type { Log } from "../log/log.ts";
import { composeMail } from "../mail/compose-mail.tsx";
import { requestedDelay, withoutPersonalData } from "../mail/mail-errors.ts";
import type { MailContext, MailKinds } from "../mail/mail-kind.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import { areStored, postpone, recordNaming, recordSent, setAside } from "./delivery.repository.ts";
import { judgeFailure } from "./judge-failure.ts";
import { type ClaimedMail, claimNextMail, isClaimedBy } from "./lease.repository.ts";
import { eraseMail } from "./queue.repository.ts";
import { delayAfter } from "./retry-schedule.ts";

/** No attempt takes longer than this, in milliseconds. */
export const sendTimeout = 90_000;
/**
 * How long a mail is claimed for, in milliseconds: an attempt has ended before another may begin.
 */
export const lease = 2 * sendTimeout;
/** With their growing pauses, eight attempts to record a sent mail end before its lease does. */
const recordAttempts = 8;

export type OutboxDependencies = MailContext & {
  mailer: Mailer;
  log: Log;
  kinds: MailKinds;
  leaseOwner: string;
  /** No attempt takes longer than this, in milliseconds; at most half a lease. */
  attemptTimeout?: number;
};

/**
 * Claims and tries every due mail, one after the other; returns how many were sent. Calls `onClaim`
 * before each attempt.
 */
export async function deliverDue(
  deps: OutboxDependencies,
  mayContinue: () => boolean = () => true,
  onClaim = () => {},
): Promise<number> {
  let sent = 0;
  while (mayContinue()) {
    const now = deps.clock();
    const mail = await claimNextMail(deps.db, deps.leaseOwner, now, now + lease);
    if (!mail) break;
    onClaim();
    if (await deliver(deps, mail)) sent += 1;
  }
  return sent;
}

/** What the log says of a mail. */
type LogFields = { mail: number; kind: string; attempt: number; reference?: string };

async function deliver(deps: OutboxDependencies, mail: ClaimedMail): Promise<boolean> {
  const { db, log, mailer, business, settings } = deps;
  const { id, kind, messageId } = mail;
  const about: LogFields = { mail: id, kind, attempt: mail.attempts + 1 };
  let rendered: Mail;
  let quoteRequestIds: readonly number[];
  try {
    const mailKind = deps.kinds[kind];
    if (!mailKind) throw new Error(`There is no mail of the kind ${kind}`);
    const draft = await mailKind.write(mail, deps);
    if (!draft) {
      await eraseMail(db, id);
      log.info(about, "mail not sent: nothing is left for it to say");
      return false;
    }
    about.reference = draft.reference;
    quoteRequestIds = draft.quoteRequestIds;
    const fileName = `${draft.reference ?? id}-${kind}`;
    rendered = composeMail(draft, { messageId, fileName }, business, settings);
    // An erasure that is committed before this stops the mail. A later one is found when the mail
    // is recorded as sent, and the mail is retracted where that is possible.
    const isClaimed = await isClaimedBy(db, id, deps.leaseOwner);
    if (!isClaimed || !(await areStored(db, quoteRequestIds))) {
      log.info(about, "mail not sent: it was erased, or another server has claimed it");
      return false;
    }
    if (mail.quoteRequestId === null) await recordNaming(db, mail.id, quoteRequestIds);
    await withinTime((signal) => mailer.send(rendered, signal), deps.attemptTimeout ?? sendTimeout);
  } catch (error) {
    await recordFailure(deps, mail, error, about);
    return false;
  }
  if (await recordDelivery(deps, mail, quoteRequestIds)) log.info(about, "mail sent");
  else {
    await mailer.retract?.(rendered);
    log.warn(about, "mail sent while its quote request was erased");
  }
  return true;
}

async function recordFailure(
  { db, log, clock, kinds }: OutboxDependencies,
  mail: ClaimedMail,
  error: unknown,
  about: LogFields,
): Promise<void> {
  const reason = withoutPersonalData(error);
  const { isGivenUp, fault } = await judgeFailure(db, kinds, mail, error, clock());
  if (isGivenUp) {
    if (!(await setAside(db, mail.id, { error: reason, fault }))) return;
    const refused = "mail refused for good and set aside";
    const overdue = "mail could not be delivered in time and is set aside";
    log.error({ ...about, reason }, fault === "mail" ? refused : overdue);
    return;
  }
  const delay = delayAfter(about.attempt, requestedDelay(error));
  if (!(await postpone(db, mail.id, clock() + delay, { error: reason, fault }))) return;
  const fields = { ...about, reason, nextAttemptInSeconds: Math.round(delay / 1000) };
  if (fault === "settings") log.error(fields, "mail refused because of our settings");
  else log.warn(fields, "mail not delivered yet");
}

/**
 * Records that a mail was sent, again and again while the database refuses: without the record the
 * mail would be sent twice. Returns false when what the mail names was erased meanwhile; a mail
 * that can be retracted and still names other requests is then tried again.
 */
async function recordDelivery(
  { db, log, clock, mailer }: OutboxDependencies,
  { id }: ClaimedMail,
  quoteRequestIds: readonly number[],
): Promise<boolean> {
  const record = async (transaction: Db) => {
    if (await areStored(transaction, quoteRequestIds)) return recordSent(transaction, id, clock());
    const failure = { error: "erased while it was sent", fault: "temporary" as const };
    if (mailer.retract) await postpone(transaction, id, clock() + delayAfter(1), failure);
    else await recordSent(transaction, id, clock());
    return false;
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(record);
    } catch (error) {
      if (attempt === recordAttempts) throw error;
      const fields = { mail: id, reason: withoutPersonalData(error) };
      log.error(fields, "sent mail not recorded yet");
      await wait(attempt * 1000);
    }
  }
}

/**
 * Aborts an attempt when its time is over: if it went on in the background, it could succeed beside
 * the next one.
 */
async function withinTime(
  send: (signal: AbortSignal) => Promise<void>,
  milliseconds: number,
): Promise<void> {
  const signal = AbortSignal.timeout(milliseconds);
  const { promise, reject } = Promise.withResolvers<never>();
  signal.onabort = () => reject(new Error(`No answer in ${milliseconds / 1000} seconds`));
  await Promise.race([send(signal), promise]);
}
