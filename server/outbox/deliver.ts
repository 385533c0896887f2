import { isTransientError, retryTransient } from "../db/retry-transient.ts";
import type { Db } from "../db/schema.ts";
import type { Log } from "../log/log.ts";
import { withoutPersonalData } from "../log/without-personal-data.ts";
import { composeMail } from "../mail/compose-mail.tsx";
import { isCertainlyUnsent, requestedDelay } from "../mail/mail-errors.ts";
import type { MailContext, MailKinds, OnlineContent } from "../mail/mail-kind.ts";
import type { Attempt, Mail, Mailer } from "../mail/mailer.ts";
import { minute } from "../time/durations.ts";
import {
  areStored,
  postpone,
  recordHandOver,
  recordNaming,
  recordSent,
  setAside,
} from "./delivery.repository.ts";
import { judgeFailure } from "./judge-failure.ts";
import { type ClaimedMail, claimNextMail, isClaimedBy, renewLease } from "./lease.repository.ts";
import { eraseMail } from "./queue.repository.ts";
import { delayAfter, unansweredDelay } from "./retry-schedule.ts";

/**
 * How long an attempt may take until the mail is handed over, and then until it is answered, in
 * milliseconds: what RFC 5321, 4.5.3.2, grants the commands together, and the final dot.
 */
const handOverTimeout = 25 * minute;
const answerTimeout = 10 * minute;
/** How long a mail is claimed for, in milliseconds; an attempt that takes longer renews it. */
const lease = 3 * minute;
/** How long a database that is busy or unreachable is asked again, in milliseconds. */
const recordTimeout = minute;
/** Milliseconds between two attempts to record a sent mail; each that fails is logged. */
const recordPause = 1_000;

export type OutboxDependencies = Omit<MailContext, keyof OnlineContent> & {
  /** Asked with each mail: what is published while the server runs is in the next one. */
  content: () => OnlineContent;
  mailer: Mailer;
  log: Log;
  kinds: MailKinds;
  leaseOwner: string;
  /** In place of how long an attempt may take until its mail is handed over. */
  attemptTimeout?: number;
  /** In place of how long it may then take until it is answered. */
  answerTimeout?: number;
  /** In place of how long a mail is claimed for, in milliseconds. */
  leaseTime?: number;
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
    const { db, clock, leaseOwner, leaseTime = lease } = deps;
    const mail = await claimNextMail(db, leaseOwner, clock(), clock() + leaseTime);
    if (!mail) break;
    onClaim();
    // A lease that could not be renewed is lost: the mail is then not handed over.
    const renew = () => renewLease(db, mail.id, leaseOwner, clock() + leaseTime).catch(() => {});
    const renewal = setInterval(renew, leaseTime / 3);
    if (await deliver(deps, mail).finally(() => clearInterval(renewal))) sent += 1;
  }
  return sent;
}

/** What the log says of a mail. */
type LogFields = { mail: number; kind: string; attempt: number; reference?: string };

async function deliver(deps: OutboxDependencies, mail: ClaimedMail): Promise<boolean> {
  const { db, clock, log, mailer, settings } = deps;
  const online = deps.content();
  const { id, kind, messageId } = mail;
  const about: LogFields = { mail: id, kind, attempt: mail.attempts + 1 };
  let rendered: Mail;
  let quoteRequestIds: readonly number[];
  try {
    const mailKind = deps.kinds[kind];
    if (!mailKind) throw new Error(`There is no mail of the kind ${kind}`);
    const content = await mailKind.writeContent(mail, { db, clock, settings, ...online });
    if (!content) {
      await eraseMail(db, id);
      log.info(about, "mail not sent: nothing is left for it to say");
      return false;
    }
    about.reference = content.reference;
    quoteRequestIds = content.quoteRequestIds;
    // A request has several replies.
    const fileName = [content.reference, kind, id].filter(Boolean).join("-");
    rendered = composeMail(content, { messageId, fileName }, online.business, settings);
    // An erasure that is committed before this stops the mail. A later one is found when the mail
    // is recorded as sent, and the mail is retracted where that is possible.
    const isClaimed = await isClaimedBy(db, id, deps.leaseOwner);
    if (!isClaimed || !(await areStored(db, quoteRequestIds))) {
      log.info(about, "mail not sent: it was erased, or another server has claimed it");
      return false;
    }
    if (mail.quoteRequestId === null) await recordNaming(db, mail.id, quoteRequestIds);
    await withinTime(
      (attempt) => mailer.send(rendered, { ...attempt, isRepeated: mail.attempts > 0 }),
      () => recordHandedOver(deps, mail, quoteRequestIds),
      deps,
    );
  } catch (error) {
    const record = () => recordFailure(deps, mail, error, about);
    await retryTransient(record, isTransientError, recordTimeout);
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
  if (mail.isHandedOver && !isCertainlyUnsent(error)) {
    const failure = { error: `may have been sent: ${reason}`, fault: "unanswered" } as const;
    if (mail.fault === "unanswered") {
      await setAside(db, mail, failure);
      log.error({ ...about, reason }, "mail not answered again and set aside: may have been sent");
    } else {
      await postpone(db, mail, clock() + unansweredDelay, failure);
      log.warn({ ...about, reason }, "mail not answered: may have been sent");
    }
    return;
  }
  const { isGivenUp, fault } = await judgeFailure(db, kinds, mail, error, clock());
  const failure = { error: reason, fault: mail.fault === "unanswered" ? mail.fault : fault };
  if (isGivenUp) {
    if (!(await setAside(db, mail, failure))) return;
    const refused = "mail refused for good and set aside";
    const overdue = "mail could not be delivered in time and is set aside";
    log.error({ ...about, reason }, fault === "mail" ? refused : overdue);
    return;
  }
  const delay = delayAfter(about.attempt, requestedDelay(error));
  if (!(await postpone(db, mail, clock() + delay, failure))) return;
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
  mail: ClaimedMail,
  quoteRequestIds: readonly number[],
): Promise<boolean> {
  const record = async (transaction: Db) => {
    if (await areStored(transaction, quoteRequestIds))
      return recordSent(transaction, mail, clock());
    const failure = { error: "erased while it was sent", fault: "temporary" as const };
    if (mailer.retract) await postpone(transaction, mail, clock() + delayAfter(1), failure);
    else await recordSent(transaction, mail, clock());
    return false;
  };
  const isToRetry = (error: unknown) => {
    log.error({ mail: mail.id, reason: withoutPersonalData(error) }, "sent mail not recorded yet");
    return true;
  };
  const run = () => db.transaction().execute(record);
  return retryTransient(run, isToRetry, recordTimeout, recordPause);
}

/** Records that a mail is handed over now; throws when it is erased or no longer claimed. */
async function recordHandedOver(
  { db, leaseOwner, clock }: OutboxDependencies,
  mail: ClaimedMail,
  quoteRequestIds: readonly number[],
): Promise<void> {
  const record = async () =>
    (await areStored(db, quoteRequestIds)) && recordHandOver(db, mail, leaseOwner, clock());
  if (!(await retryTransient(record, isTransientError, recordTimeout)))
    throw new Error("The mail was erased, or another server has claimed it");
  mail.isHandedOver = true;
}

/**
 * Aborts an attempt when its time is over: if it went on in the background, it could succeed beside
 * the next one.
 */
async function withinTime(
  send: (attempt: Attempt) => Promise<void>,
  onHandedOver: () => Promise<void>,
  timeouts: Pick<OutboxDependencies, "attemptTimeout" | "answerTimeout">,
): Promise<void> {
  const stop = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const startTimer = (milliseconds: number) =>
    setTimeout(() => {
      reject(new Error(`No answer in ${milliseconds / 1000} seconds`));
      stop.abort();
    }, milliseconds);
  let timer = startTimer(timeouts.attemptTimeout ?? handOverTimeout);
  const attempt: Attempt = {
    signal: stop.signal,
    async handOver() {
      clearTimeout(timer);
      await onHandedOver();
      if (!stop.signal.aborted) timer = startTimer(timeouts.answerTimeout ?? answerTimeout);
    },
  };
  await Promise.race([send(attempt), promise]).finally(() => {
    clearTimeout(timer);
    stop.abort();
  });
}
