import { pickFields, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";

/** Where the tab keeps it. */
export const draftKey = "quote-request-draft";

/** What was typed and, once it was sent, what was sent with the key that named it to the server. */
type Draft = { values: QuoteRequestInput; sent: { content: string; key: string } | null };

/** Keeps what was typed for this tab. */
export function saveDraft(values: QuoteRequestInput): void {
  keepDraft({ values, sent: readDraft()?.sent ?? null });
}

/** Returns what this tab kept, or null. */
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
 * Returns the key that names a request to the server. It stays as long as the content does: a form
 * sent twice is one request; one that was changed since, or whose quote list was, is another.
 */
export function keyOf(request: QuoteRequest, values: QuoteRequestInput): string {
  const content = JSON.stringify(request);
  const before = readDraft()?.sent;
  const sent = before?.content === content ? before : { content, key: newKey() };
  keepDraft({ values, sent });
  return sent.key;
}

/** Forgets what this tab kept. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without a draft.
  }
}

/** `crypto.randomUUID` is missing on plain-HTTP addresses other than localhost; random bytes are not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
