import type { FieldName } from "./fields.ts";

export const functionName = "send-contact-email";

/** Where the quote function answers, here and in a hosted backend. */
export const functionPath = `/functions/v1/${functionName}`;

/** The page of the form; without JavaScript the form posts to it. */
export const formPath = "/contact-washroom-restroom-trailer-rentals";

/** Where a form sent without JavaScript ends: the success card, filled in by the server. */
export const thankYouPath = `${formPath}/thank-you`;

/** Names one filled-in form, so that sending it again is answered and not stored again. */
export const idempotencyHeader = "Idempotency-Key";

/**
 * A field that people do not see and browsers do not fill in: programs that fill every field give themselves away by
 * it. Its name is none that a browser would know.
 */
export const trapField = "second_note";

/** Tells how the form was filled in, beside the nine fields. */
export const fillingHeader = "X-Form-Filling";

/** Whole seconds since the form was shown, where that is known, and whether its trap holds something. */
export type Filling = { seconds: number | null; isTrapFilled: boolean };

/** Writes the header's value, such as "42" or "1 trap". */
export const writeFilling = (seconds: number, isTrapFilled: boolean): string =>
  `${Math.round(seconds)}${isTrapFilled ? " trap" : ""}`;

/** Reads the header's value; null where it is missing or makes no sense. */
export function readFilling(value: string | undefined): Filling | null {
  const [, seconds, trap] = /^(\d{1,9})( trap)?$/.exec(value ?? "") ?? [];
  return seconds === undefined ? null : { seconds: Number(seconds), isTrapFilled: Boolean(trap) };
}

export type QuoteRequestAnswer = { success: true; reference: string };

/**
 * What a request came to where it was not accepted; a client decides by this, not by a sentence.
 */
export const errorCodes = [
  "invalid",
  "rate-limited",
  "conflict",
  "too-large",
  "unsupported",
  "method",
  "failed",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** A sentence for the visitor, its code and, where one field is meant, the field. */
export type QuoteRequestError = { error: string; code: ErrorCode; field?: FieldName };

/** Letters and digits that cannot be mistaken for each other when read out on the phone: no I, O, Q, Z, 0 or 1. */
export const referenceAlphabet = "ABCDEFGHJKLMNPRSTUVWXY23456789";
export const referenceLength = 8;

/** Whether a text has the form of a reference; says nothing of whether it was given out. */
export function isReference(text: string): boolean {
  return (
    text.length === referenceLength &&
    [...text].every((character) => referenceAlphabet.includes(character))
  );
}

/**
 * Ids in the built contact page. The server fills the same page in when it answers a form that was
 * sent without JavaScript, so both sides take these names from here.
 */
export const formElementIds = {
  form: "quote-request-form",
  summary: "quote-request-errors",
  reference: "quote-request-reference",
  control: (field: FieldName) => `quote-request-${field}`,
  error: (field: FieldName) => `quote-request-${field}-error`,
  hint: (field: FieldName) => `quote-request-${field}-hint`,
} as const;
