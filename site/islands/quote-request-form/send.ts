import type { FieldName } from "../../../quote-request/fields.ts";
import {
  fillingHeader,
  functionPath,
  idempotencyHeader,
  type QuoteRequestAnswer,
  type QuoteRequestRefusal,
  writeFilling,
} from "../../../quote-request/protocol.ts";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";

/** How long a visitor waits for an answer before being told that none came, in milliseconds. */
const patience = 25_000;

export type Outcome =
  | { kind: "stored"; reference: string }
  | { kind: "refused"; message: string; field: FieldName | null }
  | { kind: "failed" | "offline" | "timedOut" };

/** Sends a quote request and returns what became of it; never throws (specification, sections 7 and 8). */
export async function sendQuoteRequest(
  request: QuoteRequest,
  key: string,
  isTrapFilled: boolean,
): Promise<Outcome> {
  try {
    const response = await fetch(functionPath, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [idempotencyHeader]: key,
        [fillingHeader]: writeFilling(secondsSinceShown(), isTrapFilled),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json()) as QuoteRequestAnswer | QuoteRequestRefusal;
    if (response.ok && "reference" in answer)
      return { kind: "stored", reference: answer.reference };
    return readRefusal("error" in answer ? String(answer.error) : "");
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return { kind: "timedOut" };
    return { kind: navigator.onLine ? "failed" : "offline" };
  }
}

/** A page that the browser prepared is shown later than it was loaded. */
function secondsSinceShown(): number {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shown = (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
  return (performance.now() - shown) / 1000;
}

/** A message with "Invalid" is the visitor's to mend; the field is told by its words (specification, section 8). */
function readRefusal(message: string): Outcome {
  if (!message.includes("Invalid")) return { kind: "failed" };
  const field = message.includes("email") ? "email" : message.includes("phone") ? "phone" : null;
  return { kind: "refused", message, field };
}
