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
import { emptyIfInvisible } from "./visible-text.ts";

/** Characters that take no room on the screen and that copying from a web page or a chat brings along. */
const invisibleAtEnds = /[\s\u200B-\u200D\u2060\uFEFF]/;
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g;
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;
/** Direction overrides can make a mail's subject read as something else. */
const directionOverride = /[\u202A-\u202E\u2066-\u2069]/g;

/** One address: no list separators, quotes or brackets, so that a mail can never fan out. */
const emailAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(\.[^\s@,;:<>()[\]\\".]+)+$/;

/**
 * What a field reads before any pattern sees it, as a multiple of its limit: room for line breaks of two characters and
 * for white space around the text, and a bound to the work.
 */
const rawLengthFactor = 4;
/** The same for fields that have no limit of their own, in UTF-16 code units: dates and choices. */
const longestRawChoice = 400;

/** Refuses a text far above its limit with the field's own sentence, before anything else looks at it. */
function boundRaw(limit: number) {
  return z.maxLength(limit * rawLengthFactor, { error: tooLong(limit), abort: true });
}

/** Whether a text, as typed, is one e-mail address by the form's rule. */
export function isEmailAddress(typed: string): boolean {
  const address = withoutEnds(typed).replace(invisible, "");
  return emailAddress.test(address) && !controlCharacter.test(address);
}

/** One character at a time from both ends: a pattern for the end of a text tries again from each of its characters. */
function withoutEnds(text: string): string {
  const readable = text.replace(directionOverride, "");
  let start = 0;
  let end = readable.length;
  while (start < end && invisibleAtEnds.test(readable.charAt(start))) start += 1;
  while (end > start && invisibleAtEnds.test(readable.charAt(end - 1))) end -= 1;
  return readable.slice(start, end);
}

function line(limit: number) {
  return z.string().check(
    boundRaw(limit),
    // A tab between two copied cells of a spreadsheet cannot be seen in a field of one line.
    z.overwrite((text) => withoutEnds(text).replaceAll("\t", " ")),
    z.overwrite(emptyIfInvisible),
    z.maxLength(limit, { error: tooLong(limit), abort: true }),
    z.refine((text) => !controlCharacter.test(text), { error: lineBreakMessage, abort: true }),
  );
}

function choiceOf<Value extends string>(choices: readonly { value: Value }[], error: string) {
  const values = choices.map((choice) => choice.value) as [Value, ...Value[]];
  const text = z
    .string()
    .check(z.maxLength(longestRawChoice, { error, abort: true }), z.overwrite(withoutEnds));
  return z.pipe(text, z.enum(values, { error }));
}

function calendarDate(error: string) {
  return z
    .string()
    .check(
      z.maxLength(longestRawChoice, { error, abort: true }),
      z.overwrite(withoutEnds),
      z.iso.date({ error, abort: true }),
    );
}

/** The quote request as it is stored: trimmed, complete and within its limits (specification, sections 3 and 5). */
export const quoteRequestSchema = z
  .object({
    name: line(maxLengths.name).check(z.minLength(2, { error: fieldMessages.name })),
    email: z.string().check(
      boundRaw(maxLengths.email),
      z.overwrite((text) => withoutEnds(text).replace(invisible, "")),
      z.maxLength(maxLengths.email, { error: tooLong(maxLengths.email), abort: true }),
      z.refine(isEmailAddress, { error: fieldMessages.email }),
    ),
    phone: line(maxLengths.phone).check(
      z.refine((text) => text.replace(/\D/g, "").length >= 7, { error: fieldMessages.phone }),
    ),
    location: line(maxLengths.location).check(z.minLength(3, { error: fieldMessages.location })),
    startDate: calendarDate(fieldMessages.startDate),
    endDate: calendarDate(fieldMessages.endDate),
    eventType: choiceOf<EventType>(eventTypes, fieldMessages.eventType),
    guestCount: choiceOf<GuestCount>(guestCounts, fieldMessages.guestCount),
    message: z.string().check(
      boundRaw(maxLengths.message),
      z.overwrite((text) =>
        withoutEnds(text.replace(/\r\n?/g, "\n"))
          // Tab and line feed are what a person types; the other control characters are not.
          .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : "")),
      ),
      z.maxLength(maxLengths.message, { error: tooLong(maxLengths.message) }),
    ),
  })
  .check(
    z.refine((request) => request.endDate >= request.startDate, {
      error: fieldMessages.endBeforeStart,
      path: ["endDate"],
      // The order of the dates is told together with the other fields' errors, as soon as both are dates.
      when: ({ value }) => isDate(value, "startDate") && isDate(value, "endDate"),
    }),
  );

const anyDate = z.iso.date();

function isDate(value: unknown, field: FieldName): boolean {
  return anyDate.safeParse((value as QuoteRequestInput)[field]).success;
}

/** A quote request that kept every rule. */
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

/** The first broken rule of each field, in field order. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export type Checked =
  | { accepted: true; request: QuoteRequest }
  | { accepted: false; errors: FieldErrors };

/** Checks all fields and returns either the request or one sentence for each rejected field, in field order. */
export function checkQuoteRequest(input: Record<string, unknown>): Checked {
  const result = quoteRequestSchema.safeParse(pickFields(input));
  if (result.success) return { accepted: true, request: result.data };
  const errors: FieldErrors = {};
  for (const field of fieldNames) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message;
  }
  return { accepted: false, errors };
}
