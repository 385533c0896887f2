import type { QuotePrefill } from "../quote-list/quote-links.ts";
import { controlOf, readValues } from "./form-controls.ts";
import type { QuoteFormVariants } from "./words.ts";

/** What a link to the form may name: cities by their files, and variants of the form. */
export type PrefillChoices = {
  cities: Record<string, string>;
  variants: QuoteFormVariants;
};

/**
 * Fills in what the link to the form chose and returns whether a field changed. A typed location
 * stays, and so does an event type where the link names a variant only.
 */
export function prefillForm(
  form: HTMLFormElement,
  prefill: QuotePrefill,
  { cities, variants }: PrefillChoices,
): boolean {
  const isKnown = (name: string | undefined, of: object): name is string =>
    name !== undefined && Object.hasOwn(of, name);
  const eventType = controlOf(form, "eventType");
  const location = controlOf(form, "location");
  const before = JSON.stringify(readValues(form));
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
  return JSON.stringify(readValues(form)) !== before;
}
