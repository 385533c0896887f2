import { language } from "./words.ts";

const dollars = new Intl.NumberFormat(language, {
  style: "currency",
  currency: import.meta.env.BUSINESS_CURRENCY,
  minimumFractionDigits: 0,
});
const plain = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });

/** In cents; the server takes no more. */
const maxCents = 100_000_000;

/** Returns cents as an amount to type, such as "1,850.00". */
export const amountInWords = (cents: number): string => plain.format(cents / 100);

/** Returns cents as an amount to read, such as "$1,850" or "$1,850.50". */
export const dollarsOf = (cents: number): string => dollars.format(cents / 100);

/** Returns a typed amount in cents, null for none, undefined for what is no amount. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s,$]/g, "");
  if (text === "") return null;
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents <= maxCents ? cents : undefined;
}
