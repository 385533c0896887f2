/** Texts are cut to this many UTF-16 code units before any pattern runs on them. */
const maxText = 1_000;
const maxPath = 200;

const token = /[^\s<>"']+/g;
/** Digits with the separators of telephone numbers. */
const digitRuns = /\p{Nd}[\p{Nd}\s().+_–-]*/gu;
/** In a path all signs but letters are separators, slashes too. */
const digitRunsOfPath = /\p{Nd}[^\p{L}]*/gu;
/** Control and format characters, which terminals interpret. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Telephone numbers have at least this many digits. */
const minPhoneDigits = 7;
/** A secret of 256 bits, as the desk's links and the calendar's address have it. */
const longWord = /[\w-]{40,}/;
const ipv4Address = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/**
 * Returns a text of at most 1,000 characters in which e-mail addresses and long numbers are masked.
 */
export function maskText(text: string): string {
  const whole = text.length <= maxText;
  // Without the last word, which may be the beginning of an address.
  const cut = whole ? text : `${beforeLast(text.slice(0, maxText), " ")} …`;
  return maskNumbers(maskAddresses(cut));
}

/**
 * Returns a request's path as logs may hold it: at most 200 characters, without control characters,
 * with e-mail addresses, secrets and long numbers masked, however often they are percent-encoded.
 */
export function maskPath(path: string): string {
  const decoded = decode(path.slice(0, maxPath)).slice(0, maxPath);
  const isCut = path.length > maxPath || decoded.length === maxPath;
  const shown = isCut ? `${beforeLast(decoded, "/")}/…` : decoded;
  return shown
    .split("/")
    .map((segment) => (/@|&#/.test(segment) ? "[address]" : segment))
    .map((segment) => (isSecret(segment) ? "[secret]" : segment))
    .join("/")
    .replace(digitRunsOfPath, (run) => {
      if (countDigits(run) < minPhoneDigits) return run;
      return run.endsWith("/") ? "[number]/" : "[number]";
    });
}

function maskAddresses(text: string): string {
  return text.replace(token, (word) => (word.includes("@") ? "[address]" : word));
}

function maskNumbers(text: string): string {
  return text.replace(digitRuns, (run) => {
    // The address of our own mail server or database.
    if (countDigits(run) < minPhoneDigits || ipv4Address.test(run.trimEnd())) return run;
    return /\s$/.test(run) ? "[number] " : "[number]";
  });
}

/**
 * Whether a segment is a random secret: at least 40 characters, with capitals, small letters and
 * digits. Addresses of pages have no capitals.
 */
const isSecret = (segment: string) =>
  longWord.test(segment) && [/[A-Z]/, /[a-z]/, /\d/].every((sign) => sign.test(segment));

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Decodes percent-encoding, repeatedly, and full-width letters; invalid encodings stay. */
function decode(path: string): string {
  let text = path;
  // Each round shortens the text, so this ends.
  for (let before = ""; text !== before && text.includes("%"); ) {
    before = text;
    text = text.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
  }
  return text.normalize("NFKC").replace(invisible, "");
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Invalid UTF-8: decodes ASCII only.
    return encoded.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}

const beforeLast = (text: string, separator: string) =>
  text.slice(0, Math.max(0, text.lastIndexOf(separator)));
