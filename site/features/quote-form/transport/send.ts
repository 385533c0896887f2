import { type FieldName, fieldNames } from "../../../../quote-request/fields.ts";
import {
  botSignalsHeader,
  type ErrorCode,
  errorCodes,
  formatBotSignals,
  idempotencyHeader,
  type QuoteRequestAnswer,
  type QuoteRequestError,
} from "../../../../quote-request/protocol.ts";
import type { QuoteRequest } from "../../../../quote-request/quote-request.schema.ts";
import type { FunctionAnswer, Transport } from "./transport.ts";

/** Time until a request without a response fails, in milliseconds. */
const requestTimeout = 25_000;

export type Outcome =
  /** Null where a hosted function returns no reference. */
  | { kind: "stored"; reference: string | null }
  | { kind: "invalid"; message: string; field: FieldName | null }
  /** With the function's own sentence, where it helps the visitor. */
  | { kind: "failed"; sentence: string | null }
  | { kind: "offline" | "timedOut" };

/**
 * Sends a quote request, once more at once where no answer can be read, and returns the outcome;
 * never throws (specification, sections 7 and 8).
 */
export async function sendQuoteRequest(
  { send }: Transport,
  request: QuoteRequest,
  key: string,
  isHoneypotFilled: boolean,
): Promise<Outcome> {
  const stop = new AbortController();
  const { signal } = stop;
  const timer = setTimeout(() => stop.abort(), requestTimeout);
  const headers = {
    [idempotencyHeader]: key,
    [botSignalsHeader]: formatBotSignals(secondsSinceShown(), isHoneypotFilled),
  };
  const attempt = () => send(request, headers, signal);
  // Safari does not repeat a POST over a connection that has died while the visitor typed.
  const answer = attempt().catch((broken) => {
    if (signal.aborted || !navigator.onLine) throw broken;
    return attempt();
  });
  try {
    return readAnswer(await Promise.race([answer, failWith(signal)]));
  } catch {
    if (signal.aborted) return { kind: "timedOut" };
    return navigator.onLine ? { kind: "failed", sentence: null } : { kind: "offline" };
  } finally {
    clearTimeout(timer);
  }
}

/** The import of a script cannot be aborted, as a request can. */
function failWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Seconds since the page was shown, which for a prerendered page is later than its load. */
function secondsSinceShown(): number {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shown = (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
  return (performance.now() - shown) / 1000;
}

/** Every successful response without an error is a stored request (specification, section 7). */
function readAnswer({ isOk, body }: FunctionAnswer): Outcome {
  const answer = Object(body) as Partial<QuoteRequestAnswer & QuoteRequestError>;
  const { reference, error } = answer;
  if (isOk && !error)
    return { kind: "stored", reference: typeof reference === "string" ? reference || null : null };
  return readError(typeof error === "string" ? error : "", answer);
}

/** Codes whose sentences are shown; the others concern how our own code sends. */
const forVisitors: readonly ErrorCode[] = ["rate-limited", "conflict", "too-large", "failed"];

/**
 * Reads an error by its code, or by its sentence where it has no code (specification, section 8).
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
