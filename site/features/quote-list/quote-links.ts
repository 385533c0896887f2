import {
  type EventType,
  eventTypes,
  type GuestCount,
  guestCounts,
} from "../../../quote-request/choices.ts";
import { placeName } from "../../../quote-request/place-name.ts";
import { formPath } from "../../../quote-request/protocol.ts";
import { eventLimits, type PlannedEvent, readNumber } from "./planned-event.ts";
import {
  emptyQuoteList,
  isItemId,
  mostItems,
  type QuoteList,
  readDay,
  sharedDayHash,
} from "./quote-list.ts";

/** What a link to the quote form fills in; no personal data. */
export type QuotePrefill = {
  /** Trailers and add-ons, as in the quote list. */
  items?: string[];
  event?: EventType;
  guests?: GuestCount;
  /** The first day, as 2027-06-12. */
  date?: string;
  /** Name of a city's file. */
  city?: string;
  /** Name of a place in that city. */
  place?: string;
  /** Id in quote-form-variants.yaml. */
  variant?: string;
  plan?: PlannedEvent;
};

const variantName = "for";

/** Returns the address of the quote form with a query that fills it in. */
export function quoteLink(prefill: QuotePrefill): string {
  const text = writePrefill(prefill);
  return text ? `${formPath}?${text}` : formPath;
}

function writePrefill({
  items = [],
  event,
  guests,
  date,
  city,
  place,
  variant,
  plan,
}: QuotePrefill): string {
  const query = new URLSearchParams();
  for (const item of items) query.append("item", item);
  if (event) query.set("event", event);
  if (guests) query.set("guests", guests);
  if (date) query.set("date", date);
  if (city) query.set("city", city);
  if (place) query.set("place", place);
  if (variant) query.set(variantName, variant);
  if (plan) {
    query.set("people", String(plan.guests));
    query.set("hours", String(plan.hours));
    for (const name of ["alcohol", "power", "water"] as const)
      query.set(name, plan[name] ? "yes" : "no");
    for (const id of plan.trailers) query.append("trailer", id);
  }
  return query.toString();
}

/** Reads the query of a link to the form; unknown and invalid values are left out. */
export function readPrefill(search: string): QuotePrefill {
  const query = new URLSearchParams(search);
  const ids = (name: string, most = 10) => query.getAll(name).filter(isItemId).slice(0, most);
  const place = query.get("place") ?? "";
  const guests = readNumber(query.get("people") ?? "", eventLimits.guests);
  const hours = readNumber(query.get("hours") ?? "", eventLimits.hours);
  const isYes = (name: string) => query.get(name) === "yes";
  return {
    items: ids("item", mostItems),
    event: eventTypes.find(({ value }) => value === query.get("event"))?.value,
    guests: guestCounts.find(({ value }) => value === query.get("guests"))?.value,
    date: readDay({ date: query.get("date") }).date,
    city: ids("city")[0],
    place: placeName.test(place) ? place : undefined,
    variant: ids(variantName)[0],
    plan:
      guests && hours
        ? {
            guests,
            hours,
            alcohol: isYes("alcohol"),
            power: isYes("power"),
            water: isYes("water"),
            trailers: ids("trailer"),
          }
        : undefined,
  };
}

/**
 * Removed from the address once read; the variant stays, so that a reload keeps it. Links of
 * former versions have `from` and `to`, the ends of a range of trailers, which are not read.
 */
const prefillNames = [
  "item",
  "event",
  "guests",
  "date",
  "city",
  "place",
  "people",
  "hours",
  "alcohol",
  "power",
  "water",
  "trailer",
  "from",
  "to",
];

/** Returns a query without what `readPrefill` read, with its question mark. */
export function withoutPrefill(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of prefillNames) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns the quote list with what a link to the form adds to it. */
export function addLinked(
  quoteList: QuoteList,
  { items = [], plan, city, date, guests }: QuotePrefill,
): QuoteList {
  return {
    ...quoteList,
    ...readDay({ ...quoteList, ...readDay({ city, date, guests }) }),
    items: [...new Set([...quoteList.items, ...items])].slice(0, mostItems),
    plan: plan ?? quoteList.plan,
  };
}

/** Returns the address that shares a quote list; a fragment, which no server is told. */
export function sharedDayLink({ items, plan, city, date, guests }: QuoteList): string {
  const known = guestCounts.find(({ value }) => value === guests)?.value;
  const query = writePrefill({ items, plan: plan ?? undefined, city, date, guests: known });
  return `/${sharedDayHash}${query}`;
}

/** Reads the quote list of a shared address's fragment; null where it shares none. */
export function readSharedDay(hash: string): QuoteList | null {
  if (!hash.startsWith(sharedDayHash)) return null;
  return addLinked(emptyQuoteList, readPrefill(hash.slice(sharedDayHash.length)));
}

/** Largest number of guests of each choice; the last has none. */
const rangeEnds = [50, 75, 125, 200, Number.POSITIVE_INFINITY];

/** Returns the form's choice for a number of guests; a boundary belongs to the lower one. */
export function guestRangeOf(guests: number): GuestCount {
  const at = rangeEnds.findIndex((end) => guests <= end);
  return (guestCounts[at] ?? guestCounts[4]).value;
}
