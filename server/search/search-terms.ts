import { foldText, searchWords } from "./fold-text.ts";

/** What must occur: all of the words, or in place of them a phone number in any notation. */
export type SearchTerm = { words: string[]; phone: string | null };

const numberPart = /^[\d().+/-]+$/;
/** Fewer digits are no part of a phone number. */
const minDigits = 3;

/** Returns what a typed search asks for: "Raman jun 14 905-555" is a word, a day and a number. */
export function searchTerms(typed: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const word of searchWords(typed)) {
    const last = terms.at(-1);
    const words = [word];
    const isNumber = numberPart.test(word) && numberPart.test(last?.words[0] ?? "");
    if (last && (isNumber || monthDay([last.words.join(" "), word]))) {
      words.unshift(...last.words);
      terms.pop();
    }
    terms.push({ words, phone: phoneIn(words.join("")) });
  }
  return terms;
}

const months = Array.from({ length: 12 }, (_, at) =>
  new Date(2000, at).toLocaleString("en", { month: "long" }).toLowerCase(),
);

/** Returns a month such as "08" of the words "aug" or "august"; of "aug 14" the day "08-14". */
export function monthDay([word = "", ...days]: readonly string[]): string | undefined {
  const month = word.length < 3 ? 0 : months.findIndex((name) => name.startsWith(word)) + 1;
  if (month === 0 || !days.every((day) => /^([1-9]|[12]\d|3[01])$/.test(day))) return undefined;
  return [String(month), ...days].map((number) => number.padStart(2, "0")).join("-");
}

/** Returns the digits of a number without North America's country code; null where it is none. */
function phoneIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, "").replace(/^(?:00)?1(?=\d{10}$)/, "");
  return numberPart.test(typed) && digits.length >= minDigits ? digits : null;
}

/**
 * Returns a North American number as people write it into a message or a note, as patterns of LIKE;
 * the number of the form is found by its digits.
 */
export const phonePatterns = (phone: string): string[] =>
  phone.length === 10
    ? ["_", "__"].map((gap) => `%${phone.slice(0, 3)}${gap}${phone.slice(3, 6)}_${phone.slice(6)}%`)
    : [];

export function hasTerm(text: string, { words, phone }: SearchTerm): boolean {
  const folded = foldText(text);
  if (words.every((word) => folded.includes(word))) return true;
  return phone !== null && folded.replace(/(?<=\d)\D{1,2}(?=\d)/g, "").includes(phone);
}

/** Returns some twenty words of a text around a term that it has, on one line. */
export function snippetOf(text: string, { words, phone }: SearchTerm): string {
  const all = text.split(/\s+/).filter(Boolean);
  const parts = phone ? [...words, phone.slice(-4)] : words;
  const at = all.findIndex((word) => parts.some((part) => foldText(word).includes(part)));
  const first = Math.max(0, at - 4);
  const snippet = all
    .slice(first, first + 20)
    .join(" ")
    .slice(0, 160)
    .toWellFormed();
  const isCut = !all.slice(first).join(" ").endsWith(snippet);
  return `${first > 0 ? "… " : ""}${snippet}${isCut ? " …" : ""}`;
}
