import {
  type EventType,
  eventTypes,
  type GuestCount,
  guestCounts,
} from "../../../quote-request/choices.ts";
import { placeName } from "../../../quote-request/place-name.ts";
import { formPath } from "../../../quote-request/protocol.ts";
import { eventLimits, type PlannedEvent, readNumber, yesNoAnswers } from "./planned-event.ts";

/** What a visitor wants a quote for; no personal data, and no words that a visitor typed. */
export type QuoteList = {
  /** A trailer by its id, or an add-on as "trailer-id/add-on". */
  items: string[];
  /** Several where an event has several areas. */
  plans?: PlannedEvent[];
  /** Name of a city's file. */
  city?: string;
  /** The first day, as 2027-06-12. */
  date?: string;
  guests?: GuestCount;
  /** The kind of event, until the form has it. */
  event?: EventType;
};

/** What a link to the quote form fills in. */
export type QuotePrefill = Partial<QuoteList> & {
  /** Name of a place in the city. */
  place?: string;
  /** Id in quote-form-variants.yaml. */
  variant?: string;
};

export const maxItems = 30;
export const maxPlans = 10;
const itemId = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/;

/** Returns the query that `readPrefill` reads, without its question mark. */
export function writePrefill({ items = [], plans = [], variant, ...day }: QuotePrefill): string {
  const query = new URLSearchParams();
  for (const item of items) query.append("item", item);
  for (const name of ["event", "guests", "date", "city", "place"] as const)
    if (day[name]) query.set(name, day[name]);
  if (variant) query.set("for", variant);
  for (const plan of plans) query.append("plan", writePlan(plan));
  return query.toString();
}

/** Returns a planned event as a query of its own, by which the quote list names it too. */
export function writePlan(plan: PlannedEvent): string {
  const query = new URLSearchParams({ people: String(plan.guests) });
  if (plan.isCrew) query.set("crew", "yes");
  if (plan.isWinter) query.set("winter", "yes");
  if (plan.area) query.set("area", plan.area);
  query.set("hours", String(plan.hours));
  for (const [name, answer] of Object.entries(yesNoAnswers))
    query.set(name, plan[answer] ? "yes" : "no");
  for (const id of plan.trailers) query.append("trailer", id);
  return query.toString();
}

/** Returns the planned events without repeated ones, and no more than a list may hold. */
export const differentPlans = (plans: PlannedEvent[]): PlannedEvent[] =>
  [...new Map(plans.map((plan) => [writePlan(plan), plan])).values()].slice(0, maxPlans);

const readIds = (query: URLSearchParams, name: string, max = 10) =>
  query
    .getAll(name)
    .filter((id) => itemId.test(id))
    .slice(0, max);

/** Reads the query of a planned event; empty where a number of it is invalid. */
function readPlan(query: URLSearchParams): PlannedEvent[] {
  const guests = readNumber(query.get("people") ?? "", eventLimits.guests);
  const hours = readNumber(query.get("hours") ?? "", eventLimits.hours);
  if (!guests || !hours) return [];
  const isYes = (name: string) => query.get(name) === "yes";
  return [
    {
      guests,
      isCrew: isYes("crew") || undefined,
      isWinter: (isYes("crew") && isYes("winter")) || undefined,
      area: readIds(query, "area")[0],
      hours,
      hasAlcohol: isYes("alcohol"),
      hasPower: isYes("power"),
      hasWater: isYes("water"),
      trailers: readIds(query, "trailer"),
    },
  ];
}

/** Reads the query of a link to the form; unknown and invalid values are left out. */
export function readPrefill(search: string): QuotePrefill & QuoteList {
  const query = new URLSearchParams(search);
  const textOf = (name: string) => query.get(name) ?? "";
  const plans = query.getAll("plan").map((text) => new URLSearchParams(text));
  return {
    items: [...new Set(readIds(query, "item", maxItems))],
    event: eventTypes.find(({ value }) => value === query.get("event"))?.value,
    guests: guestCounts.find(({ value }) => value === query.get("guests"))?.value,
    date: isDate(textOf("date")) ? textOf("date") : undefined,
    city: readIds(query, "city")[0],
    place: placeName.test(textOf("place")) ? textOf("place") : undefined,
    variant: readIds(query, "for")[0],
    plans: differentPlans(plans.flatMap(readPlan)),
  };
}

/** Whether it is a day of this century that a calendar has. */
export const isDate = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  // Some browsers take February 31 for March 3.
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Returns the address of the quote form with a query that fills it in. */
export function quoteLink(prefill: QuotePrefill): string {
  const query = writePrefill(prefill);
  return query ? `${formPath}?${query}` : formPath;
}

/**
 * Returns a query without what `readPrefill` read, with its question mark; the variant stays, so
 * that a reload keeps it.
 */
export function withoutPrefill(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["item", "event", "guests", "date", "city", "place", "plan"])
    query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns the form's choice for a number of guests; a boundary belongs to the lower one. */
export function guestRangeOf(guests: number): GuestCount {
  // The last choice, "200+", has no end.
  const holds = ({ value }: { value: string }) => guests <= Number(value.split("-")[1] ?? Infinity);
  return (guestCounts.find(holds) ?? guestCounts[0]).value;
}
