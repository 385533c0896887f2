import { eventTypes } from "../../quote-request/choices.ts";
import { quoteStatuses } from "../../server/db/schema.ts";
import type { QuoteFilter } from "../../server/quote-records/filter-quotes.ts";
import { addDays, momentInOntario } from "../../server/time/ontario-clock.ts";
import type { CommandInput, CommandOptions } from "./command.ts";

/** The options that select quote requests. */
export const filterOptions: CommandOptions = {
  from: { type: "string" },
  to: { type: "string" },
  event: { type: "string" },
  city: { type: "string" },
  status: { type: "string" },
  text: { type: "string" },
};

export const filterHelp =
  "[--from 2027-01-31] [--to 2027-02-28] [--event wedding] [--city hamilton] [--status new] [--text garden]";

/**
 * Returns the filter that the options describe; throws a sentence with the allowed values. Days are
 * Ontario's, the last one included.
 */
export function readFilter({ options }: CommandInput): QuoteFilter {
  const { from, to, event, city, status, text } = options as Record<string, string | undefined>;
  return {
    receivedFrom: from === undefined ? undefined : momentInOntario(readDay(from)),
    receivedBefore: to === undefined ? undefined : momentInOntario(addDays(readDay(to), 1)),
    eventType: oneOf(
      "--event",
      event,
      eventTypes.map(({ value }) => value),
    ),
    status: oneOf("--status", status, quoteStatuses),
    place: city,
    text,
  };
}

/** Returns a typed value that is one of the known ones; throws a sentence that lists them. */
export function oneOf<T extends string>(
  name: string,
  typed: string | undefined,
  known: readonly T[],
): T | undefined {
  if (typed === undefined || known.includes(typed as T)) return typed as T | undefined;
  throw new Error(`${name} is one of ${known.join(", ")}.`);
}

/** Returns a typed day such as "2027-01-31"; throws a sentence when it is no day. */
export function readDay(typed: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(typed) && isDay(typed)) return typed;
  throw new Error(`${typed} is no day; write it like 2027-01-31.`);
}

function isDay(typed: string): boolean {
  try {
    return Temporal.PlainDate.from(typed).toString() === typed;
  } catch {
    return false;
  }
}
