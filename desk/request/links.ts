/** Returns the address of a request's screen, below /desk. */
export const requestPath = (reference: string) => `/requests/${encodeURIComponent(reference)}`;

/** The address of the form for a phone call. */
export const newRequestPath = "/requests/new";

/** Returns the address that opens a mail in the mail program (RFC 6068: lines end with CRLF). */
export function mailLink(email: string, subject: string, text: string): string {
  const [to, about, body] = [email, subject, text.replace(/\r?\n/g, "\r\n")].map(
    encodeURIComponent,
  );
  return `mailto:${to}?subject=${about}&body=${body}`;
}

const extension = /(?:ext(?:ension)?\.?|x|#)\s*(\d{1,6})\s*$/i;

/**
 * Returns the address that calls a typed phone number: its digits, a plus at its start, and the
 * extension that is dialled afterwards.
 */
export function phoneLink(typed: string): string {
  const number = typed.replace(extension, "");
  const [, dialledAfter] = extension.exec(typed) ?? [];
  const plus = number.trim().startsWith("+") ? "+" : "";
  const digits = number.replace(/\D/g, "");
  return `tel:${plus}${digits}${dialledAfter ? `,${dialledAfter}` : ""}`;
}
