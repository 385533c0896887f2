import { fieldNames, pickFields, type QuoteRequestInput } from "../../../quote-request/fields.ts";

/** Where the tab keeps it. */
export const draftKey = "quote-request-draft";

/** What was typed, and the key that names this filled-in form to the server. */
export type Draft = { values: QuoteRequestInput; key: string };

/**
 * Keeps what was typed for this tab and returns it with its key. The key stays as long as the
 * content does: a form sent twice is one request, a changed form is another.
 */
export function saveDraft(values: QuoteRequestInput): Draft {
  const before = readDraft();
  const isSame =
    before !== null && fieldNames.every((field) => before.values[field] === values[field]);
  const draft = isSame ? before : { values, key: newKey() };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without a draft.
  }
  return draft;
}

/** Returns what this tab kept, or null. */
export function readDraft(): Draft | null {
  try {
    const { values, key } = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return typeof key === "string" ? { values: pickFields(values), key } : null;
  } catch {
    return null;
  }
}

/** Forgets what this tab kept. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/** `crypto.randomUUID` is missing on plain-HTTP addresses other than localhost; random bytes are not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
