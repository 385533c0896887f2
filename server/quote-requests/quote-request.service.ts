import { hash } from "node:crypto";
import { fieldNames } from "../../quote-request/fields.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
  type QuoteRequest,
} from "../../quote-request/quote-request.schema.ts";
import type { Write } from "../db/database.ts";
import type { Db } from "../db/schema.ts";
import { wereQueuedInAnHour } from "../outbox/hourly-ceiling.ts";
import { queueMails } from "../outbox/queue-mails.ts";
import type { RequestContext } from "../quarantine/request-context.ts";
import type { Screen } from "../quarantine/screen.ts";
import { isToBeHeld, type Suspicion } from "../quarantine/suspicions.ts";
import type { Clock } from "../time/clock.ts";
import { emailKey } from "./email-key.ts";
import {
  findByIdempotencyKey,
  findSameContentSince,
  insertQuoteRequest,
  type NewQuoteRequest,
} from "./quote-request.repository.ts";
import { drawReference } from "./references.ts";

/** Without a key, the same content within this time counts as sent twice, in milliseconds. */
export const repeatWindow = 10 * 60 * 1000;

export type Submission =
  | {
      outcome: "stored";
      reference: string;
      /** Why the request is quarantined; null where it is not. */
      quarantineReasons: readonly Suspicion[] | null;
    }
  | { outcome: "repeated"; reference: string }
  | { outcome: "rejected"; errors: FieldErrors }
  | { outcome: "conflict" }
  | { outcome: "refused for now"; retryAfterSeconds: number };

/** Takes a quote request in and tells what became of it; never throws. */
export type QuoteReceiver = (
  input: Record<string, unknown>,
  idempotencyKey: string | null,
  requestContext: RequestContext,
) => Promise<Submission | { outcome: "failed" }>;

export type QuoteServiceDeps = {
  write: Write;
  clock: Clock;
  screen: Screen;
  /** Host name that mails' Message-IDs end with. */
  mailHost: string;
  /** Above so many mails in an hour, over all networks, requests are quarantined and never refused. */
  mailsPerHour: number;
};

/**
 * Checks a quote request and stores it together with its two mails, or returns the first answer when it was sent before.
 * A suspicious one is stored without mails and held back for the owner to look at; its sender is told nothing of that.
 * When this returns a reference, the request is on disk. Throws when it could not be stored.
 */
export async function submitQuoteRequest(
  deps: QuoteServiceDeps,
  input: Record<string, unknown>,
  idempotencyKey: string | null,
  requestContext: RequestContext,
): Promise<Submission> {
  const checked = checkQuoteRequest(input);
  if (!checked.accepted) return { outcome: "rejected", errors: checked.errors };
  const { request } = checked;
  const screening = await deps.screen(request, requestContext);
  if (screening.isRefused) {
    const { retryAfterSeconds } = screening;
    return { outcome: "refused for now", retryAfterSeconds };
  }
  const { suspicions, networkHash } = screening;
  const contentHash = hashContent(request);
  const receivedAt = deps.clock();

  return deps.write(async (db): Promise<Submission> => {
    if (idempotencyKey !== null) {
      const first = await findByIdempotencyKey(db, idempotencyKey);
      if (first) {
        return first.contentHash === contentHash
          ? { outcome: "repeated", reference: first.reference }
          : { outcome: "conflict" };
      }
    } else {
      const reference = await findSameContentSince(db, contentHash, receivedAt - repeatWindow);
      if (reference) return { outcome: "repeated", reference };
    }
    const heldFor = await quarantineReasons(db, suspicions, deps.mailsPerHour, receivedAt);
    const quote = { request, receivedAt, idempotencyKey, contentHash, heldFor, networkHash };
    const { id, reference } = await insertWithReference(db, quote);
    const stored = { outcome: "stored" as const, reference, quarantineReasons: heldFor };
    if (heldFor) return stored;
    await queueMails(db, request.email, {
      quoteRequestId: id,
      mailHost: deps.mailHost,
      now: receivedAt,
    });
    return stored;
  }, emailKey(request.email));
}

/** Returns why a request is quarantined, or null. */
async function quarantineReasons(
  db: Db,
  suspicions: Suspicion[],
  mailsPerHour: number,
  now: number,
): Promise<Suspicion[] | null> {
  if (isToBeHeld(suspicions)) return suspicions;
  return (await wereQueuedInAnHour(db, mailsPerHour, now))
    ? [...suspicions, "above the hourly ceiling"]
    : null;
}

/** References are drawn at random; one that was given out before is drawn again. */
async function insertWithReference(db: Db, quote: Omit<NewQuoteRequest, "reference">) {
  for (;;) {
    const reference = drawReference();
    const id = await insertQuoteRequest(db, { ...quote, reference });
    if (id !== null) return { id, reference };
  }
}

function hashContent(request: QuoteRequest): string {
  const content = JSON.stringify(fieldNames.map((field) => request[field]));
  return hash("sha256", content, "hex");
}
