import { pickFields, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";

/** Key of the draft in the tab's session storage. */
const draftKey = "quote-request-draft";

/** What was sent last, where storage is forbidden or full. */
let lastSent: Draft["sent"] = null;

/** The typed values and, once sent, what was sent with which idempotency key. */
type Draft = { values: QuoteRequestInput; sent: { content: string; key: string } | null };

/** Saves the typed values for this tab. */
export function saveDraft(values: QuoteRequestInput): void {
  writeDraft({ values, sent: readDraft()?.sent ?? null });
}

/** Returns the draft of this tab, or null. */
export function readDraft(): Draft | null {
  try {
    const { values, sent } = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    const isSent = typeof sent?.content === "string" && typeof sent.key === "string";
    return { values: pickFields(values), sent: isSent ? sent : null };
  } catch {
    return null;
  }
}

/**
 * Returns the idempotency key of a request. It stays while the content does: a form sent twice is
 * one request, a form that was changed in between is another.
 */
export function idempotencyKeyOf(request: QuoteRequest, values: QuoteRequestInput): string {
  const content = JSON.stringify(request);
  const before = readDraft()?.sent ?? lastSent;
  const sent = before?.content === content ? before : { content, key: newKey() };
  lastSent = sent;
  writeDraft({ values, sent });
  return sent.key;
}

/** Key of what was sent last from this tab, for whoever comes back to it or loads the page again. */
const sentKey = "quote-request-sent";

/** Keeps what was sent for this tab; null once the form is wanted again. */
export function keepSent(sent: unknown): void {
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
export function readKeptSent<Sent>(): Sent | null {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!["reload", "back_forward"].includes(navigation?.type ?? "")) {
    keepSent(null);
    return null;
  }
  try {
    return JSON.parse(sessionStorage.getItem(sentKey) ?? "null");
  } catch {
    return null;
  }
}

/** Removes the draft of this tab. */
export function deleteDraft(): void {
  lastSent = null;
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Where storage is forbidden there is no draft.
  }
}

function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without a draft.
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
