import { hash } from "node:crypto";
import { fieldNames } from "../quote-request/fields.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
  type QuoteRequest,
} from "../quote-request/quote-request.schema.ts";
import type { Clock } from "./clock.ts";
import type { Write } from "./db/database.ts";
import type { Db } from "./db/schema.ts";
import { insertMail, insertMails } from "./outbox/outbox.repository.ts";
import {
  countRequestsOf,
  findByIdempotencyKey,
  findSameContentSince,
  insertQuoteRequest,
  type NewQuoteRequest,
} from "./quote-request.repository.ts";
import { drawReference } from "./references.ts";
import type { Screen } from "./screening/screen.ts";
import type { Suspicion } from "./screening/suspicions.ts";
import type { Visit } from "./screening/visit.ts";

/** Without a key, the same content within this time counts as sent twice, in milliseconds. */
export const repeatWindow = 10 * 60 * 1000;

/** Acknowledgements a day to one address, because anybody can type anybody's. */
export const acknowledgementsADay = 20;
const day = 24 * 60 * 60 * 1000;

export type Submission =
  | {
      outcome: "stored";
      reference: string;
      /** Why the request is quarantined; null where it is not. */
      quarantineReasons: Suspicion[] | null;
    }
  | { outcome: "repeated"; reference: string }
  | { outcome: "rejected"; errors: FieldErrors }
  | { outcome: "conflict" }
  | { outcome: "refused for now"; retryAfterSeconds: number };

/** Takes a quote request in and tells what became of it; never throws. */
export type QuoteReceiver = (
  input: Record<string, unknown>,
  idempotencyKey: string | null,
  visit: Visit,
) => Promise<Submission | { outcome: "failed" }>;

export type QuoteDesk = {
  write: Write;
  clock: Clock;
  screen: Screen;
  /** Host name that mails' Message-IDs end with. */
  mailHost: string;
};

/**
 * Checks a quote request and stores it together with its two mails, or returns the first answer when it was sent before.
 * A suspicious one is stored without mails and held back for the owner to look at; its sender is told nothing of that.
 * When this returns a reference, the request is on disk. Throws when it could not be stored.
 */
export async function submitQuoteRequest(
  desk: QuoteDesk,
  input: Record<string, unknown>,
  idempotencyKey: string | null,
  visit: Visit,
): Promise<Submission> {
  const checked = checkQuoteRequest(input);
  if (!checked.accepted) return { outcome: "rejected", errors: checked.errors };
  const { request } = checked;
  const screening = await desk.screen(request, visit);
  if (screening.isRefused) {
    const { retryAfterSeconds } = screening;
    return { outcome: "refused for now", retryAfterSeconds };
  }
  const { heldFor } = screening;
  const contentHash = hashContent(request);
  const receivedAt = desk.clock();

  return desk.write(async (db): Promise<Submission> => {
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
    const earlier = await countRequestsOf(db, request.email, receivedAt - day);
    const quote = { request, receivedAt, idempotencyKey, contentHash, heldFor };
    const { id, reference } = await insertWithReference(db, quote);
    if (heldFor) return { outcome: "stored", reference, quarantineReasons: heldFor };
    const mail = { quoteRequestId: id, mailHost: desk.mailHost, now: receivedAt };
    if (earlier < acknowledgementsADay) await insertMails(db, mail);
    else await insertMail(db, "owner-notice", mail);
    return { outcome: "stored", reference, quarantineReasons: null };
  }, request.email.toLowerCase());
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
