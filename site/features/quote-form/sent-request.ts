import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";
import { readDraft, updateDraft } from "../quote-list/draft.ts";

/**
 * Returns the idempotency key of a request. It stays while the content does: a form sent twice is
 * one request, a form that was changed in between is another.
 */
export function idempotencyKeyOf(request: QuoteRequest): string {
  const content = JSON.stringify(request);
  const before = readDraft().sent;
  if (before?.content === content) return before.key;
  const sent = { content, key: newKey() };
  updateDraft((draft) => ({ ...draft, sent }));
  return sent.key;
}

/** Key of what was sent last from this tab, for whoever comes back or loads the page again. */
const sentKey = "quote-request-sent";

/** Keeps what was sent for this tab; null once the form is wanted again. */
export function keepSentRequest(sent: unknown): void {
  try {
    if (sent === null) sessionStorage.removeItem(sentKey);
    else sessionStorage.setItem(sentKey, JSON.stringify(sent));
  } catch {
    // Where storage is forbidden, the e-mail has the reference, too.
  }
}

/**
 * Returns what was sent last from this tab where the page was loaded again or come back to; null on
 * a new visit of the form, which forgets it.
 */
export function readSentRequest<Sent>(): Sent | null {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!["reload", "back_forward"].includes(navigation?.type ?? "")) {
    keepSentRequest(null);
    return null;
  }
  try {
    return JSON.parse(sessionStorage.getItem(sentKey) ?? "null");
  } catch {
    return null;
  }
}

/**
 * `crypto.randomUUID` is missing on plain-HTTP addresses other than localhost; random bytes are
 * not.
 */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
