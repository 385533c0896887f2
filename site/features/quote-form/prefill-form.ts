import { guestCounts } from "../../../quote-request/choices.ts";
import type { QuoteRequestInput } from "../../../quote-request/fields.ts";
import type { QuoteList, QuotePrefill } from "../quote-list/quote-links.ts";
import type { QuoteFormVariants } from "./form-content.ts";
import { controlOf } from "./form-controls.ts";

/** Names of cities by their ids. */
type Cities = Record<string, string>;

const isKnown = (name: string | undefined, of: object): name is string =>
  name !== undefined && Object.hasOwn(of, name);

/**
 * Fills in what the link to the form chose. A typed location stays, and so does an event type where
 * the link names a variant only.
 */
export function prefillForm(
  form: HTMLFormElement,
  prefill: QuotePrefill,
  cities: Cities,
  variants: QuoteFormVariants,
): void {
  const eventType = controlOf(form, "eventType");
  const location = controlOf(form, "location");
  if (prefill.event) eventType.value = prefill.event;
  else if (isKnown(prefill.variant, variants) && eventType.value === "")
    eventType.value = variants[prefill.variant]?.eventType ?? "";
  if (prefill.guests) controlOf(form, "guestCount").value = prefill.guests;
  if (isKnown(prefill.city, cities)) {
    const city = cities[prefill.city] ?? "";
    // A place also replaces its city alone, which another link may have filled in.
    if (["", city].includes(location.value.trim()))
      location.value = prefill.place ? `${prefill.place}, ${city}` : city;
  }
}

/**
 * Fills in the day of the quote list, which every change of these fields is written to, so that it
 * is never older than they are. A typed location and a chosen kind of event stay.
 */
export function fillInDay(form: HTMLFormElement, day: QuoteList, cities: Cities): void {
  const [location, start, end] = [
    controlOf(form, "location"),
    controlOf(form, "startDate"),
    controlOf(form, "endDate"),
  ];
  if (isKnown(day.city, cities) && ["", ...Object.values(cities)].includes(location.value.trim()))
    location.value = cities[day.city] ?? "";
  if (day.date && day.date !== start.value) {
    if (end.value === start.value || end.value < day.date) end.value = day.date;
    start.value = day.date;
  }
  const guests = guestCounts.find(({ value }) => value === day.guests);
  if (guests) controlOf(form, "guestCount").value = guests.value;
  const eventType = controlOf(form, "eventType");
  if (day.event && eventType.value === "") eventType.value = day.event;
}

/**
 * Returns the quote list with the day as the form has it. The city stays while the location names
 * it; what else is typed there is no part of the list, nor is the kind of event, which the form
 * keeps.
 */
export function withDay(
  list: QuoteList,
  { location, startDate, guestCount }: QuoteRequestInput,
  cities: Cities,
): QuoteList {
  const name = isKnown(list.city, cities) && cities[list.city];
  const isNamed = name && (location.trim() === name || location.trim().endsWith(`, ${name}`));
  return {
    ...list,
    city: isNamed ? list.city : undefined,
    date: startDate,
    guests: guestCounts.find(({ value }) => value === guestCount)?.value,
    event: undefined,
  };
}
