/**
 * Both ends of an encoded word (RFC 2047), which readers decode even where the standard forbids it.
 */
const encodedWordEnd = /=(?=\?)|\?(?==)/g;
const lineEnd = /\p{Cc}|[\u2028\u2029]/gu;

/**
 * Returns a text for a header of a mail, on one line and with a space inside everything that looks
 * like the beginning or the end of an encoded word: decoded, that may hold line breaks.
 */
export function headerText(text: string): string {
  return text.replace(lineEnd, " ").replace(encodedWordEnd, "$& ");
}

/**
 * Whether an address has letters beyond ASCII before its domain, which needs SMTPUTF8 (RFC 6531).
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\0-\x7f]/.test(address.slice(0, address.lastIndexOf("@")));
}
