/**
 * Returns a text in the one form that is searched: without accents, in lower case by code and not
 * by locale, on one line. SQLite and PostgreSQL fold letters differently, so this is stored.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[\p{Cc}\s]+/gu, " ");

/** The words of a search, of which all must occur; more than these are left out. */
const mostWords = 10;

/** Returns the folded words of a search. */
export const searchWords = (typed: string): string[] =>
  foldText(typed).split(" ").filter(Boolean).slice(0, mostWords);

/** The columns that hold what is searched. */
type Searched = {
  reference: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  message: string;
};

/** Returns the folded columns of a request; a phone is found with and without punctuation. */
export function foldedColumns({ reference, name, email, phone, location, message }: Searched) {
  const texts = [reference, name, email, phone, phone.replace(/\D/g, ""), location, message];
  return { folded_location: foldText(location), folded_text: foldText(texts.join(" ")) };
}
