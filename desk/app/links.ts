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
