/** Texts are cut to so many UTF-16 code units before any pattern sees them. */
const longestText = 1_000;
const longestPath = 200;

const token = /[^\s<>"']+/g;
/** A digit with what stands between the digits of a telephone number. */
const digitRuns = /\p{Nd}[\p{Nd}\s().+_–-]*/gu;
/** In a path anything but letters may stand between them, slashes too. */
const digitRunsOfPath = /\p{Nd}[^\p{L}]*/gu;
/** Signs that are not drawn, and that terminals obey: control and format characters. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** From so many digits on, a number may be somebody's: telephone numbers have seven and more. */
const personalDigits = 7;
const ipv4Address = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/**
 * Returns a text of at most 1,000 characters in which e-mail addresses and long numbers are masked.
 */
export function maskText(text: string): string {
  const whole = text.length <= longestText;
  // Of a cut text the last word is left out: it may be the beginning of an address.
  const cut = whole ? text : `${beforeLast(text.slice(0, longestText), " ")} …`;
  return maskNumbers(maskAddresses(cut));
}

/**
 * Returns a request's path as logs may hold it: at most 200 characters, without control characters,
 * with e-mail addresses and long numbers masked, however often they are percent-encoded.
 */
export function maskPath(path: string): string {
  const decoded = decode(path.slice(0, longestPath)).slice(0, longestPath);
  const isCut = path.length > longestPath || decoded.length === longestPath;
  const shown = isCut ? `${beforeLast(decoded, "/")}/…` : decoded;
  return shown
    .split("/")
    .map((segment) => (/@|&#/.test(segment) ? "[address]" : segment))
    .join("/")
    .replace(digitRunsOfPath, (run) => {
      if (countDigits(run) < personalDigits) return run;
      return run.endsWith("/") ? "[number]/" : "[number]";
    });
}

function maskAddresses(text: string): string {
  return text.replace(token, (word) => (word.includes("@") ? "[address]" : word));
}

function maskNumbers(text: string): string {
  return text.replace(digitRuns, (run) => {
    // Our own mail server or database is often named by its address.
    if (countDigits(run) < personalDigits || ipv4Address.test(run.trimEnd())) return run;
    return /\s$/.test(run) ? "[number] " : "[number]";
  });
}

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Decodes what is percent-encoded, and full-width letters; what is no encoding stays. */
function decode(path: string): string {
  let text = path;
  // Each time the text is shorter, so that this ends.
  for (let before = ""; text !== before && text.includes("%"); ) {
    before = text;
    text = text.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
  }
  return text.normalize("NFKC").replace(unseen, "");
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Not UTF-8: only what is ASCII is decoded.
    return encoded.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  }
}

const beforeLast = (text: string, separator: string) =>
  text.slice(0, Math.max(0, text.lastIndexOf(separator)));
