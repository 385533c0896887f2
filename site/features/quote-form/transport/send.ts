import { type FieldName, fieldNames } from "../../../../quote-request/fields.ts";
import {
  type ErrorCode,
  errorCodes,
  fillingHeader,
  idempotencyHeader,
  type QuoteRequestAnswer,
  type QuoteRequestError,
  writeFilling,
} from "../../../../quote-request/protocol.ts";
import type { QuoteRequest } from "../../../../quote-request/quote-request.schema.ts";
import type { Answer, Transport } from "./transport.ts";

/** How long a visitor waits for an answer before being told that none came, in milliseconds. */
const requestTimeout = 25_000;

export type Outcome =
  /** A hosted function need not give a reference out. */
  | { kind: "stored"; reference: string | null }
  | { kind: "invalid"; message: string; field: FieldName | null }
  /** With the function's own sentence, where it says more than to try again. */
  | { kind: "failed"; sentence: string | null }
  | { kind: "offline" | "timedOut" };

/** Sends a quote request and returns what became of it; never throws (specification, sections 7 and 8). */
export async function sendQuoteRequest(
  { send }: Transport,
  request: QuoteRequest,
  key: string,
  isTrapFilled: boolean,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(requestTimeout);
  const headers = {
    [idempotencyHeader]: key,
    [fillingHeader]: writeFilling(secondsSinceShown(), isTrapFilled),
  };
  try {
    return readAnswer(await Promise.race([send(request, headers, signal), failWith(signal)]));
  } catch {
    if (signal.aborted) return { kind: "timedOut" };
    return navigator.onLine ? { kind: "failed", sentence: null } : { kind: "offline" };
  }
}

/** A script that is being fetched cannot be told to stop, as a request can. */
function failWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** A page that the browser prepared is shown later than it was loaded. */
function secondsSinceShown(): number {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shown = (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
  return (performance.now() - shown) / 1000;
}

/** Whatever comes with a status of success and names no error is one (specification, section 7). */
function readAnswer({ isOk, body }: Answer): Outcome {
  const answer = Object(body) as Partial<QuoteRequestAnswer & QuoteRequestError>;
  const { reference, error } = answer;
  if (isOk && !error)
    return { kind: "stored", reference: typeof reference === "string" ? reference || null : null };
  return readError(typeof error === "string" ? error : "", answer);
}

/**
 * Codes whose sentences help a visitor; the others speak of the request's form, which is ours to
 * mend.
 */
const forVisitors: readonly ErrorCode[] = ["rate-limited", "conflict", "too-large", "failed"];

/**
 * The code decides; where a function sends a sentence only, its words do (specification, section
 * 8).
 */
function readError(sentence: string, { code, field }: Partial<QuoteRequestError>): Outcome {
  if (!code || !errorCodes.includes(code)) {
    if (sentence.includes("Invalid"))
      return { kind: "invalid", message: sentence, field: fieldNamedIn(sentence) };
    return { kind: "failed", sentence: sentence || null };
  }
  if (code === "invalid" && sentence)
    return {
      kind: "invalid",
      message: sentence,
      field: field && fieldNames.includes(field) ? field : null,
    };
  return { kind: "failed", sentence: forVisitors.includes(code) ? sentence || null : null };
}

function fieldNamedIn(sentence: string): FieldName | null {
  if (sentence.includes("email")) return "email";
  return sentence.includes("phone") ? "phone" : null;
}
