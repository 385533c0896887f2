import { hash } from "node:crypto";
import { domainToASCII } from "node:url";
import { maxLengths } from "../../quote-request/fields.ts";

/**
 * Writes an e-mail address in one form for all its spellings: full-width letters as plain ones,
 * lower case by code and not by locale, and the domain in ASCII. Two spellings of one person's
 * address give the same text; the part after a "+" is kept, because it may be another person's.
 */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return `${fold(address.slice(0, at))}@${asciiDomain(fold(address.slice(at + 1)))}`;
}

/** Whether two e-mail addresses are spellings of the same one. */
export const sameAddress = (a: string, b: string): boolean =>
  normalizeAddress(a) === normalizeAddress(b);

/**
 * Returns the key of the mailbox that an e-mail address reaches: the normalized address without the
 * "+tag" that most mail services ignore. It is stored as `quote_request.email_key`; one that is
 * longer than an address may be, as its hash, because single characters may become eighteen.
 */
export function emailKey(address: string): string {
  const normal = normalizeAddress(address);
  const at = normal.lastIndexOf("@");
  const plus = normal.slice(0, at).indexOf("+");
  // Before a "+" at the very beginning there is no mailbox to name.
  const key = plus > 0 ? normal.slice(0, plus) + normal.slice(at) : normal;
  return key.length > maxLengths.email ? hash("sha256", key, "hex") : key;
}

/** Returns the key of a request's mailbox; null where it has no address. */
export const emailKeyOf = ({ email }: { email: string | null }): string | null =>
  email === null ? null : emailKey(email);

/** Lower case can leave letters apart that NFKC joins, so that NFKC is applied once more. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().normalize("NFKC");

function asciiDomain(domain: string): string {
  // Plain domains stay as they are. What has a meaning in a URL would be cut off or decoded.
  if (/^[\x21-\x7e]*$/.test(domain) || /[/?#\\%:@[\]]/.test(domain)) return domain;
  return domainToASCII(domain) || domain;
}
