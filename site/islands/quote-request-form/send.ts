import type { FieldName } from "../../../quote-request/fields.ts";
import {
  fillingHeader,
  idempotencyHeader,
  type QuoteRequestAnswer,
  type QuoteRequestRefusal,
  writeFilling,
} from "../../../quote-request/protocol.ts";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";
import type { Answer, Transport } from "./transport.ts";

/** How long a visitor waits for an answer before being told that none came, in milliseconds. */
const patience = 25_000;

export type Outcome =
  | { kind: "stored"; reference: string }
  | { kind: "refused"; message: string; field: FieldName | null }
  | { kind: "failed" | "offline" | "timedOut" };

/** Sends a quote request and returns what became of it; never throws (specification, sections 7 and 8). */
export async function sendQuoteRequest(
  { send }: Transport,
  request: QuoteRequest,
  key: string,
  isTrapFilled: boolean,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(patience);
  const headers = {
    [idempotencyHeader]: key,
    [fillingHeader]: writeFilling(secondsSinceShown(), isTrapFilled),
  };
  try {
    return readAnswer(await Promise.race([send(request, headers, signal), failWith(signal)]));
  } catch {
    if (signal.aborted) return { kind: "timedOut" };
    return { kind: navigator.onLine ? "failed" : "offline" };
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

/** An answer from somewhere else, such as a gateway's, has neither a reference nor an error of ours. */
function readAnswer({ isOk, body }: Answer): Outcome {
  const { reference, error } = Object(body) as Partial<QuoteRequestAnswer & QuoteRequestRefusal>;
  if (isOk && reference) return { kind: "stored", reference };
  return readRefusal(String(error ?? ""));
}

/** A message with "Invalid" is the visitor's to mend; the field is told by its words (specification, section 8). */
function readRefusal(message: string): Outcome {
  if (!message.includes("Invalid")) return { kind: "failed" };
  const field = message.includes("email") ? "email" : message.includes("phone") ? "phone" : null;
  return { kind: "refused", message, field };
}
