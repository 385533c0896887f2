import * as z from "zod/mini";
import { type EventType, eventTypes, type GuestCount, guestCounts } from "./choices.ts";
import {
  type FieldName,
  fieldNames,
  maxLengths,
  pickFields,
  type QuoteRequestInput,
} from "./fields.ts";
import { fieldMessages, lineBreakMessage, tooLong } from "./messages.ts";
import { emptyIfInvisible, withoutInvisible } from "./visible-text.ts";

/** Invisible characters that copying from a web page or a chat adds. */
const invisibleAtEnds = /[\s\u00AD\u061C\u200B-\u200F\u2060\uFEFF]/;
/** A tab, and the breaks of word processors, which a browser leaves in a field of one line. */
const copiedLineBreak = /[\t\v\f\x85\u2028\u2029]/g;
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;
/** Direction overrides can make a mail's subject read differently. */
const directionOverride = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * One address, without list separators, quotes and brackets, so that a mail has one recipient; its
 * domain of letters, digits, hyphens and the hearts that some registries sell.
 */
const emailAddress = /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{M}\p{N}\p{So}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;
/** What Japanese and Chinese keyboards type for the signs of ASCII. */
const wideSign = /[！-～]/g;
/** An address as mail programs copy it, behind its owner's name. */
const namedAddress = /^[^<>@]*<([^<>]*)>[^<>@]*$/;
/** What stands around an address in a sentence or between quotes. */
const aroundAddress = /[\s'"“”«».,;]/;

/**
 * Longest text that is parsed, as a multiple of the field's limit: allows line breaks of two
 * characters and surrounding white space, and bounds the work of the patterns.
 */
const rawLengthFactor = 4;
/** The same for dates and choices, in UTF-16 code units. */
const maxRawChoice = 400;

/** Rejects a text far above its limit before any other check. */
function boundRaw(limit: number) {
  return z.maxLength(limit * rawLengthFactor, { error: tooLong(limit), abort: true });
}

/** Whether a typed text is one e-mail address by the form's rule. */
export function isEmailAddress(typed: string): boolean {
  const address = readAddress(typed);
  return emailAddress.test(address) && !controlCharacter.test(address);
}

/**
 * Returns the e-mail address in a typed or pasted text, such as "Ada <ada@example.com>", "mailto:"
 * with an address or one with the full stop of its sentence, in plain letters where they are wide;
 * any other text in full.
 */
export function readAddress(typed: string): string {
  const text = withoutInvisible(typed)
    .replace(wideSign, (wide) => wide.normalize("NFKC"))
    .replaceAll("。", ".")
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑]/g, "-");
  const [, address = text] = namedAddress.exec(text) ?? [];
  return trimEnds(trimEnds(address, aroundAddress).replace(/^mailto:/i, ""), aroundAddress);
}

function trimInvisible(text: string): string {
  return trimEnds(text.replace(directionOverride, ""), invisibleAtEnds);
}

/** Trims one character at a time: a pattern anchored at the end would retry at each character. */
function trimEnds(text: string, trimmed: RegExp): string {
  let start = 0;
  let end = text.length;
  while (start < end && trimmed.test(text.charAt(start))) start += 1;
  while (end > start && trimmed.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function line(limit: number) {
  return z.string().check(
    boundRaw(limit),
    // What is copied from a spreadsheet, letter or PDF has characters that nobody sees in a field.
    z.overwrite((text) =>
      trimInvisible(text.replace(copiedLineBreak, " ").replace(/[^\P{Cc}\n\r]/gu, "")),
    ),
    z.overwrite(emptyIfInvisible),
    z.maxLength(limit, { error: tooLong(limit), abort: true }),
    z.refine((text) => !controlCharacter.test(text), { error: lineBreakMessage, abort: true }),
  );
}

function choiceOf<Value extends string>(choices: readonly { value: Value }[], error: string) {
  const values = choices.map((choice) => choice.value) as [Value, ...Value[]];
  const text = z
    .string()
    .check(z.maxLength(maxRawChoice, { error, abort: true }), z.overwrite(trimInvisible));
  return z.pipe(text, z.enum(values, { error }));
}

/** Years before and after the current one that a rental can be in; others are half typed. */
const yearsBefore = 1;
const yearsAhead = 10;

function calendarDate(error: string) {
  return z
    .string()
    .check(
      z.maxLength(maxRawChoice, { error, abort: true }),
      z.overwrite(trimInvisible),
      z.iso.date({ error, abort: true }),
      z.refine(isNearYear, { error, abort: true }),
    );
}

/** Whether a day's year can be meant: a browser takes 27 typed for 2027 as the year 27. */
function isNearYear(day: string): boolean {
  const years = Number(day.slice(0, 4)) - new Date().getUTCFullYear();
  return years >= -yearsBefore && years <= yearsAhead;
}

/**
 * The quote request as it is stored: trimmed, complete, within limits (specification, sections 3
 * and 5).
 */
export const quoteRequestSchema = z
  .object({
    name: line(maxLengths.name).check(z.minLength(2, { error: fieldMessages.name })),
    email: z
      .string()
      .check(
        boundRaw(maxLengths.email),
        z.overwrite(readAddress),
        z.maxLength(maxLengths.email, { error: tooLong(maxLengths.email), abort: true }),
        z.refine(isEmailAddress, { error: fieldMessages.email }),
      ),
    phone: line(maxLengths.phone).check(
      z.refine((text) => text.replace(/\P{Nd}/gu, "").length >= 7, { error: fieldMessages.phone }),
    ),
    location: line(maxLengths.location).check(z.minLength(3, { error: fieldMessages.location })),
    startDate: calendarDate(fieldMessages.startDate),
    endDate: calendarDate(fieldMessages.endDate),
    eventType: choiceOf<EventType>(eventTypes, fieldMessages.eventType),
    guestCount: choiceOf<GuestCount>(guestCounts, fieldMessages.guestCount),
    message: z.string().check(
      boundRaw(maxLengths.message),
      z.overwrite((text) =>
        // Keeps tab and line feed, which people type.
        trimInvisible(text.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")).replace(
          /[^\P{Cc}\n\t]/gu,
          "",
        ),
      ),
      z.maxLength(maxLengths.message, { error: tooLong(maxLengths.message) }),
    ),
  })
  .check(
    z.refine((request) => request.endDate >= request.startDate, {
      error: fieldMessages.endBeforeStart,
      path: ["endDate"],
      // Checked together with the other fields, once both are dates.
      when: ({ value }) => isDate(value, "startDate") && isDate(value, "endDate"),
    }),
  );

const anyDate = z.iso.date();

function isDate(value: unknown, field: FieldName): boolean {
  return anyDate.safeParse((value as QuoteRequestInput)[field]).success;
}

export type QuoteRequest = z.output<typeof quoteRequestSchema>;

/** The first error of each field, in field order. */
export type FieldErrors = Partial<Record<FieldName, string>>;

type CheckResult =
  | { accepted: true; request: QuoteRequest }
  | { accepted: false; errors: FieldErrors };

/** Validates all fields and returns the request, or the first error of each invalid field. */
export function checkQuoteRequest(input: Record<string, unknown>): CheckResult {
  const result = quoteRequestSchema.safeParse(pickFields(input));
  if (result.success) return { accepted: true, request: result.data };
  const errors: FieldErrors = {};
  for (const field of fieldNames) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message;
  }
  return { accepted: false, errors };
}
