import { type FieldName, fieldNames, personalFields } from "./fields.ts";

export const functionName = "send-contact-email";

/** Path of the quote function, here and on a hosted backend. */
export const functionPath = `/functions/v1/${functionName}`;

/** Path of the page with the form; without JavaScript the form posts to it. */
export const formPath = "/contact-washroom-restroom-trailer-rentals";

/** Path of the page after a form sent without JavaScript; the server fills it in. */
export const thankYouPath = `${formPath}/thank-you`;

/** Header that identifies one filled-in form, so that a repeated request is stored once. */
export const idempotencyHeader = "Idempotency-Key";

/** Name of the honeypot field, which bots fill in. No name that a browser would autofill. */
export const honeypotField = "second_note";

/** Header with the bot signals; its name is what stored pages send. */
export const botSignalsHeader = "X-Form-Filling";

/** Seconds since the form was shown, null where unknown, and whether the honeypot is filled. */
export type BotSignals = { seconds: number | null; isHoneypotFilled: boolean };

/** Formats the header's value, such as "42" or "1 trap". */
export const formatBotSignals = (seconds: number, isHoneypotFilled: boolean): string =>
  `${Math.round(seconds)}${isHoneypotFilled ? " trap" : ""}`;

/** Parses the header's value; null where it is missing or invalid. */
export function parseBotSignals(value: string | undefined): BotSignals | null {
  const [, seconds, honeypot] = /^(\d{1,9})( trap)?$/.exec(value ?? "") ?? [];
  return seconds === undefined
    ? null
    : { seconds: Number(seconds), isHoneypotFilled: Boolean(honeypot) };
}

export type QuoteRequestAnswer = { success: true; reference: string };

/** Error codes of the quote function; clients decide by these and not by sentences. */
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

/** An error response: a sentence for the visitor, its code and, where one is meant, the field. */
export type QuoteRequestError = { error: string; code: ErrorCode; field?: FieldName };

/** Letters and digits that are not mistaken for each other on the phone: no I, O, Q, Z, 0 or 1. */
export const referenceAlphabet = "ABCDEFGHJKLMNPRSTUVWXY23456789";
export const referenceLength = 8;

/** Whether a text has the format of a reference; it need not exist. */
export function isReference(text: string): boolean {
  return (
    text.length === referenceLength &&
    [...text].every((character) => referenceAlphabet.includes(character))
  );
}

const notRepeated = [...personalFields, "startDate", "endDate"] as const;
type RepeatedField = Exclude<FieldName, (typeof notRepeated)[number]>;
export type AskedLine = "dates" | RepeatedField;

const isRepeated = (field: FieldName): field is RepeatedField =>
  !notRepeated.some((name) => name === field);

/** What the page after a form without JavaScript repeats, the days of the rental in one line. */
export const askedLines: readonly AskedLine[] = ["dates", ...fieldNames.filter(isRepeated)];

/**
 * Ids in the built contact page, in which the server fills in the result of a form that was sent
 * without JavaScript.
 */
export const formElementIds = {
  form: "quote-request-form",
  summary: "quote-request-errors",
  reference: "quote-request-reference",
  asked: "quote-request-asked",
  askedFor: (line: AskedLine) => `quote-request-asked-${line}`,
  control: (field: FieldName) => `quote-request-${field}`,
  error: (field: FieldName) => `quote-request-${field}-error`,
  hint: (field: FieldName) => `quote-request-${field}-hint`,
} as const;
