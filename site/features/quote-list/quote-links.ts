import {
  type EventType,
  eventTypes,
  type GuestCount,
  guestCounts,
} from "../../../quote-request/choices.ts";
import { formPath } from "../../../quote-request/protocol.ts";
import { eventLimits, isItemId, type PlannedEvent, readNumber } from "./planned-event.ts";

/** What a link to the quote form may say beforehand. Nothing in it is personal. */
export type QuotePrefill = {
  /** Trailers and add-ons, as in the quote list. */
  items?: string[];
  event?: EventType;
  guests?: GuestCount;
  /** A city by the name of its file. */
  city?: string;
  /** How the form adapts, by an entry of quote-form-variants.yaml. */
  variant?: string;
  plan?: PlannedEvent;
};

const variantName = "for";

/** Address of the quote form with what is known already. */
export function quoteLink({
  items = [],
  event,
  guests,
  city,
  variant,
  plan,
}: QuotePrefill): string {
  const query = new URLSearchParams();
  for (const item of items) query.append("item", item);
  if (event) query.set("event", event);
  if (guests) query.set("guests", guests);
  if (city) query.set("city", city);
  if (variant) query.set(variantName, variant);
  if (plan) {
    query.set("people", String(plan.guests));
    query.set("hours", String(plan.hours));
    for (const name of ["alcohol", "power", "water"] as const)
      query.set(name, plan[name] ? "yes" : "no");
    for (const id of plan.from) query.append("from", id);
    for (const id of plan.to) query.append("to", id);
  }
  const text = query.toString();
  return text ? `${formPath}?${text}` : formPath;
}

/** Reads what a link says; what is unknown or makes no sense is left out. */
export function readPrefill(search: string): QuotePrefill {
  const query = new URLSearchParams(search);
  const ids = (name: string) => query.getAll(name).filter(isItemId).slice(0, 10);
  const guests = readNumber(query.get("people") ?? "", eventLimits.guests);
  const hours = readNumber(query.get("hours") ?? "", eventLimits.hours);
  const isYes = (name: string) => query.get(name) === "yes";
  return {
    items: ids("item"),
    event: eventTypes.find(({ value }) => value === query.get("event"))?.value,
    guests: guestCounts.find(({ value }) => value === query.get("guests"))?.value,
    city: ids("city")[0],
    variant: ids(variantName)[0],
    plan:
      guests && hours
        ? {
            guests,
            hours,
            alcohol: isYes("alcohol"),
            power: isYes("power"),
            water: isYes("water"),
            from: ids("from"),
            to: ids("to"),
          }
        : undefined,
  };
}

/** What is chosen once is taken off the address; the variant stays, so that a reload keeps it. */
const prefillNames = [
  "item",
  "event",
  "guests",
  "city",
  "people",
  "hours",
  "alcohol",
  "power",
  "water",
  "from",
  "to",
];

/** The rest of an address's query once a prefill was read from it. */
export function withoutPrefill(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of prefillNames) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}

/** Guests above which each range of the form ends; the last has no end. */
const rangeEnds = [50, 75, 125, 200, Number.POSITIVE_INFINITY];

/** The form's range for a number of guests; a number on a border belongs to the range below. */
export function guestRangeOf(guests: number): GuestCount {
  const at = rangeEnds.findIndex((end) => guests <= end);
  return (guestCounts[at] ?? guestCounts[4]).value;
}
