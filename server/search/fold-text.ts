import { type TypedField, typedFields } from "../../quote-request/fields.ts";
import { telephoneKeys } from "./telephone.ts";

const utf8 = new TextEncoder();
const bytesOf = (text: string) => utf8.encode(text).length;

/**
 * Returns a text in the one form that is searched: without accents, in lower case by code and not
 * by locale, on one line. SQLite and PostgreSQL fold letters differently, so this is stored.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\P{ASCII}/gu, foldCharacter)
    .toLowerCase()
    .normalize("NFC")
    // Phones type ’ and people leave it out, so that O’Connor is found by each way to write it.
    .replace(/['’‘ʼ`]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ");

/**
 * Full-width letters, ligatures and the like become plain ones. A character that would take more
 * bytes stays as it is: U+FDFA is eighteen letters by NFKD, and a stranger may send thousands.
 */
function foldCharacter(character: string): string {
  const plain = character.normalize("NFKD");
  if (plain === character) return character;
  const folded = plain.replace(/\p{M}+/gu, "");
  return bytesOf(folded) > bytesOf(character) ? character : folded;
}

/** The words of a search, of which all must occur; more than these are left out. */
const maxWords = 10;

/** Returns the folded words of a search. */
export const searchWords = (typed: string): string[] =>
  foldText(typed).split(" ").filter(Boolean).slice(0, maxWords);

/** What is searched of a request. */
type Searched = { [field in TypedField]?: string | null } & { reference: string };

/** Returns the folded columns of a request; each number of a phone is found by its digits, too. */
export function foldedColumns(searched: Searched) {
  const phone = searched.phone ?? "";
  const texts = [
    searched.reference,
    ...typedFields.map((field) => searched[field]),
    ...new Set([phone.replace(/\D/g, ""), ...telephoneKeys(phone)]),
  ];
  return {
    folded_location: foldText(searched.location ?? ""),
    folded_text: foldText(texts.join(" ")),
  };
}
