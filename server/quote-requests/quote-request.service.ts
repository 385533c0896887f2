import { hash, randomInt } from "node:crypto";
import { fieldNames } from "../../quote-request/fields.ts";
import { referenceAlphabet, referenceLength } from "../../quote-request/protocol.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
  type QuoteRequest,
} from "../../quote-request/quote-request.schema.ts";
import type { Transact } from "../db/database.ts";
import type { Db } from "../db/schema.ts";
import { hasReachedCeiling } from "../outbox/hourly-ceiling.ts";
import type { QuarantineCheck } from "../quarantine/quarantine-check.ts";
import {
  areEnoughToQuarantine,
  areWeak,
  type QuarantineReason,
} from "../quarantine/quarantine-reasons.ts";
import type { RequestContext } from "../quarantine/request-context.ts";
import type { Clock } from "../time/clock.ts";
import { minute } from "../time/durations.ts";
import { emailKey } from "./email-key.ts";
import { queueMails } from "./mails/queue-mails.ts";
import {
  findByIdempotencyKey,
  findSameContentSince,
  insertQuoteRequest,
  type NewQuoteRequest,
} from "./quote-request.repository.ts";

/**
 * The same content within this time, in milliseconds, was sent twice: without an idempotency key,
 * or from a second tab, which has a key of its own.
 */
const repeatWindow = 10 * minute;

export type Submission =
  | {
      outcome: "stored";
      reference: string;
      /** Why the request is quarantined; null where it is not. */
      quarantineReasons: readonly QuarantineReason[] | null;
    }
  | { outcome: "repeated"; reference: string }
  | { outcome: "invalid"; errors: FieldErrors }
  | { outcome: "conflict" }
  | { outcome: "rate-limited"; retryAfterSeconds: number };

/** Receives a quote request and returns what became of it; never throws. */
export type RequestReceiver = (
  input: Record<string, unknown>,
  idempotencyKey: string | null,
  requestContext: RequestContext,
) => Promise<Submission | { outcome: "failed" }>;

export type RequestServiceDeps = {
  transact: Transact;
  clock: Clock;
  checkQuarantine: QuarantineCheck;
  /** Host name that mails' Message-IDs end with. */
  mailHost: string;
  /**
   * Above this many mails an hour, over all networks, requests are quarantined and never refused.
   */
  mailsPerHour: number;
};

/**
 * Checks a quote request and stores it with its two mails, or returns the first answer when it was
 * sent before. A request that is quarantined for more than weak reasons is stored without mails,
 * and its sender is not told. When this returns a reference, the request is on disk. Throws when it
 * could not be stored.
 */
export async function submitQuoteRequest(
  deps: RequestServiceDeps,
  input: Record<string, unknown>,
  idempotencyKey: string | null,
  requestContext: RequestContext,
): Promise<Submission> {
  const checked = checkQuoteRequest(input);
  if (!checked.accepted) return { outcome: "invalid", errors: checked.errors };
  const { request } = checked;
  const quarantineCheck = await deps.checkQuarantine(request, requestContext);
  if (quarantineCheck.isRateLimited) {
    const { retryAfterSeconds } = quarantineCheck;
    return { outcome: "rate-limited", retryAfterSeconds };
  }
  const { reasons } = quarantineCheck;
  const contentHash = hashContent(request);
  const receivedAt = deps.clock();

  return deps.transact(async (db): Promise<Submission> => {
    if (idempotencyKey !== null) {
      const first = await findByIdempotencyKey(db, idempotencyKey);
      if (first) {
        return first.contentHash === contentHash
          ? { outcome: "repeated", reference: first.reference }
          : { outcome: "conflict" };
      }
    }
    const same = await findSameContentSince(db, contentHash, receivedAt - repeatWindow);
    if (same) return { outcome: "repeated", reference: same };
    const quarantineReasons = await reasonsToQuarantine(db, reasons, deps.mailsPerHour, receivedAt);
    const { id, reference } = await insertWithReference(db, {
      request,
      receivedAt,
      idempotencyKey,
      contentHash,
      quarantineReasons,
    });
    const stored = { outcome: "stored" as const, reference, quarantineReasons };
    if (quarantineReasons && !areWeak(quarantineReasons)) return stored;
    await queueMails(db, request.email, {
      quoteRequestId: id,
      mailHost: deps.mailHost,
      now: receivedAt,
    });
    return stored;
  }, emailKey(request.email));
}

/** Returns the reasons to quarantine a request; null when they are not enough. */
async function reasonsToQuarantine(
  db: Db,
  reasons: QuarantineReason[],
  mailsPerHour: number,
  now: number,
): Promise<QuarantineReason[] | null> {
  if (areEnoughToQuarantine(reasons)) return reasons;
  return (await hasReachedCeiling(db, mailsPerHour, now))
    ? [...reasons, "above-hourly-ceiling"]
    : null;
}

/** Stores a request under a random reference; one that is taken is drawn again. */
export async function insertWithReference(
  db: Db,
  quoteRequest: Omit<NewQuoteRequest, "reference">,
) {
  for (;;) {
    const reference = drawReference();
    const id = await insertQuoteRequest(db, { ...quoteRequest, reference });
    if (id !== null) return { id, reference };
  }
}

/** Returns a new reference, drawn at random: nobody can guess the next from the last. */
function drawReference(): string {
  return Array.from(
    { length: referenceLength },
    () => referenceAlphabet[randomInt(referenceAlphabet.length)],
  ).join("");
}

function hashContent(request: QuoteRequest): string {
  const content = JSON.stringify(fieldNames.map((field) => request[field]));
  return hash("sha256", content, "hex");
}
