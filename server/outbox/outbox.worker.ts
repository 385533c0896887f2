import { setTimeout as wait } from "node:timers/promises";
import type { Business } from "../business/business.ts";
import type { Db } from "../db/schema.ts";
import type { Log } from "../log/log.ts";
import { askedDelay, withoutPersonalData } from "../mail/mail-errors.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import type { MailPayload, MailSettings, RenderMail } from "../mail/templates/render-mail.tsx";
import { readDigest } from "../quarantine/read-digest.ts";
import { findQuoteRequest } from "../quote-requests/quote-request.repository.ts";
import { countWeek } from "../reports/weekly.ts";
import type { Clock } from "../time/clock.ts";
import { delayAfter } from "./backoff.ts";
import { judgeFailure } from "./judge-failure.ts";
import {
  type ClaimedMail,
  claimNextMail,
  isStillToSend,
  markSent,
  postpone,
  setAside,
} from "./outbox.repository.ts";

/** No attempt takes longer than this, in milliseconds. */
export const sendTimeout = 90_000;
/** A mail is held for this long, in milliseconds: an attempt has ended for certain before another may begin. */
export const lease = 2 * sendTimeout;
const parallel = 4;
/** With growing pauses and the database's own waiting, eight attempts end within what a lease leaves after a send. */
const noteAttempts = 8;

export type OutboxDependencies = {
  db: Db;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  business: Business;
  renderMail: RenderMail;
  settings: MailSettings;
  leaseOwner: string;
  /** No attempt takes longer than this, in milliseconds; at most half a lease. */
  attemptTimeout?: number;
};

/** Takes on the next mail whose turn has come and tries to deliver it; tells what became of it. */
async function deliverNext(
  deps: OutboxDependencies,
  onClaim = () => {},
): Promise<"sent" | "not sent" | "nothing due"> {
  const now = deps.clock();
  const mail = await claimNextMail(deps.db, deps.leaseOwner, now, now + lease);
  if (!mail) return "nothing due";
  onClaim();
  return (await deliver(deps, mail)) ? "sent" : "not sent";
}

/** Tries every mail whose turn has come, one after the other, while it may go on; returns how many went out. */
export async function deliverDue(
  deps: OutboxDependencies,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  let sent = 0;
  while (mayGoOn()) {
    const result = await deliverNext(deps);
    if (result === "nothing due") break;
    if (result === "sent") sent += 1;
  }
  return sent;
}

async function loadPayload(
  { db, business }: OutboxDependencies,
  mail: ClaimedMail,
): Promise<MailPayload> {
  const quote = await findQuoteRequest(db, mail.quoteRequestId);
  const quotes = quote ? [quote] : [];
  if (mail.kind === "held-back-digest") return { quotes, digest: await readDigest(db, mail.id) };
  return quote && mail.kind === "weekly-digest"
    ? { quotes, figures: await countWeek(db, quote.receivedAt, business) }
    : { quotes };
}

/** Returns the ids of all quote requests that a mail holds words of. */
function listNamedIn({ quotes, digest }: MailPayload): number[] {
  const inDigest = digest ? [...digest.inFull, ...digest.floods.flatMap(({ named }) => named)] : [];
  return [...new Set([...quotes, ...inDigest].map(({ id }) => id))];
}

async function deliver(deps: OutboxDependencies, mail: ClaimedMail): Promise<boolean> {
  const { db, log, mailer } = deps;
  const payload = await loadPayload(deps, mail);
  const quoteIds = listNamedIn(payload);
  const about = {
    mail: mail.id,
    kind: mail.kind,
    reference: payload.quotes[0]?.reference,
    attempt: mail.attempts + 1,
  };
  let letter: Mail;
  try {
    letter = await deps.renderMail(
      mail.kind,
      payload,
      mail.messageId,
      deps.business,
      deps.settings,
    );
    // An erasure that was committed before this keeps the mail in; markSent finds one that comes
    // later, and the mail is taken back where that can be done.
    if (!(await isStillToSend(db, { id: mail.id, quoteIds }, deps.leaseOwner))) {
      log.info(about, "mail not sent: it was erased, or another server has it");
      return false;
    }
    await withinTime((signal) => mailer.send(letter, signal), deps.attemptTimeout ?? sendTimeout);
  } catch (error) {
    await noteFailure(deps, mail, error, about);
    return false;
  }
  if (await noteSent(deps, { id: mail.id, quoteIds })) log.info(about, "mail sent");
  else {
    await mailer.retract?.(letter);
    log.warn(about, "mail sent while its quote request was erased");
  }
  return true;
}

async function noteFailure(
  { db, log, clock }: OutboxDependencies,
  mail: ClaimedMail,
  error: unknown,
  about: { attempt: number },
): Promise<void> {
  const reason = withoutPersonalData(error);
  const { isGivenUp, fault } = await judgeFailure(db, mail, error, clock());
  if (isGivenUp) {
    if (!(await setAside(db, mail.id, { error: reason, fault }))) return;
    const refused = "mail refused for good and set aside";
    const tired = "mail could not be delivered for five days and is set aside";
    log.error({ ...about, reason }, fault === "mail" ? refused : tired);
    return;
  }
  const delay = delayAfter(about.attempt, askedDelay(error));
  if (!(await postpone(db, mail.id, clock() + delay, { error: reason, fault }))) return;
  const nextAttemptInSeconds = Math.round(delay / 1000);
  const wait = { ...about, reason, nextAttemptInSeconds };
  if (fault === "settings") log.error(wait, "mail refused because of our settings");
  else log.warn(wait, "mail not delivered yet");
}

/**
 * Notes that a mail went out, again and again while the database refuses: a note that is lost sends
 * the mail twice. Returns false when what the mail names was erased meanwhile.
 */
async function noteSent(
  { db, log, clock }: OutboxDependencies,
  mail: { id: number; quoteIds: readonly number[] },
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await markSent(db, mail, clock());
    } catch (error) {
      if (attempt === noteAttempts) throw error;
      log.error({ mail: mail.id, reason: withoutPersonalData(error) }, "sent mail not noted yet");
      await wait(attempt * 1000);
    }
  }
}

/** Breaks an attempt off when its time is over: going on in the background, it could still succeed beside the next one. */
async function withinTime(
  send: (signal: AbortSignal) => Promise<void>,
  milliseconds: number,
): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No answer in ${milliseconds / 1000} seconds`);
      controller.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    await Promise.race([send(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** While quotes come in closer together than this, in milliseconds, visitors go first. */
const quietTimeMs = 250;
/** Milliseconds. */
const pollIntervalMs = 100;
const longestWait = 5_000;

export type OutboxWorker = {
  /** Says that there is new mail. */
  notify: () => void;
  /** Finishes the deliveries under way, or leaves them after the given milliseconds. */
  stop: (within: number) => Promise<void>;
};

/** Starts delivering in the background: at once when notified, and every few seconds for retries and other processes' mail. */
export function startOutboxWorker(deps: OutboxDependencies, interval = 5_000): OutboxWorker {
  const lines = new Set<Promise<void>>();
  let lastNews = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  // A mail's notes are writes of their own, and the database takes one at a time; but no mail waits for ever.
  const giveWay = async () => {
    for (let waited = 0; waited < longestWait; waited += pollIntervalMs) {
      if (isStopping || performance.now() - lastNews > quietTimeMs) return;
      await wait(pollIntervalMs);
    }
  };

  // Each line works until nothing is due. One that found work opens another beside it, so that a slow mail server
  // holds up one line and not the mail that comes after.
  const openLine = () => {
    if (isStopping || lines.size >= parallel) return;
    const line = work().finally(() => lines.delete(line));
    lines.add(line);
  };
  const work = async () => {
    try {
      do await giveWay();
      while (!isStopping && (await deliverNext(deps, openLine)) !== "nothing due");
    } catch (error) {
      deps.log.error({ reason: withoutPersonalData(error) }, "the outbox could not be read");
    }
  };
  const timer = setInterval(openLine, interval);
  openLine();

  return {
    notify() {
      lastNews = performance.now();
      openLine();
    },
    async stop(within) {
      isStopping = true;
      clearInterval(timer);
      const limit = new Promise<void>((resolve) => setTimeout(resolve, within).unref());
      await Promise.race([Promise.all(lines), limit]);
    },
  };
}
