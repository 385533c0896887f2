import { findPhoneNumbersInText, type PhoneNumber } from "libphonenumber-js/min";
import { withoutInvisible } from "../../quote-request/visible-text.ts";

/** What people write for the extension that is dialled after a number; the library knows "ext.". */
const extensionWord =
  /(?<=[\d\s).,;])(?:local|loc|poste|extension|extn|ext|x)\b[.:]*\s*(?=\d)|#\s*(?=\d{1,6}\s*$)/giu;
/** In front of a second number, which the library would dial as the extension of the first. */
const betweenNumbers = /[,;](?=[\s(+]*\d(?:[\s().-]*\d){6})/g;
/** How a country's code begins where calls abroad begin with 00; no number does in Canada. */
const internationalPrefix = /^\s*00\s?(?=[1-9])/;
/** A typed text may hold more than one number; what is longer than this is no telephone field. */
const maxText = 200;
/** Fewer digits are no number by which a person is found. */
const minDigits = 7;

/** A number in a typed text: how it is dialled, and how it is shown where there are several. */
export type Telephone = { link: string; shown: string };

function findNumbers(typed: string): PhoneNumber[] {
  const text = withoutInvisible(typed.slice(0, maxText))
    .replace(internationalPrefix, "+")
    .replace(/[·•]/g, ".")
    .replace(betweenNumbers, " / ")
    .replace(extensionWord, " ext. ");
  return findPhoneNumbersInText(text, "CA").map(({ number }) => number);
}

/**
 * Returns the telephone numbers in a typed text, Canadian where no country is named: the address
 * that calls each, with its extension dialled after a pause. Empty where nothing is a number.
 */
export const readTelephones = (typed: string): Telephone[] =>
  findNumbers(typed).map((number) => ({
    link: `tel:${number.number}${number.ext ? `,${number.ext}` : ""}`,
    shown:
      number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational(),
  }));

/**
 * Returns the keys by which a person is found, one for each number in a typed text: its digits,
 * without the country code 1 and without an extension. A text that is no number has its digits as a
 * key, from seven on.
 */
export function telephoneKeys(typed: string): string[] {
  const keys = findNumbers(typed).map(({ countryCallingCode, nationalNumber }) =>
    countryCallingCode === "1" ? nationalNumber : countryCallingCode + nationalNumber,
  );
  if (keys.length > 0) return [...new Set<string>(keys)];
  const digits = typed.replace(/\D/g, "");
  return digits.length < minDigits ? [] : [digits];
}
