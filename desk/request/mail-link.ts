/** Returns the address that opens a mail in the mail program (RFC 6068: lines end with CRLF). */
export function mailLink(email: string, subject: string, text: string): string {
  const body = text.replace(/\r?\n/g, "\r\n");
  const fields = { subject, body };
  const search = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `mailto:${encodeURIComponent(email)}?${search}`;
}
