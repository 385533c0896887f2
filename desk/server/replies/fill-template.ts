import { interpolate } from "../../../content-files/interpolate.ts";
import type { ReplyPlaceholder } from "../../../content-files/reply-placeholders.ts";
import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import type { Business } from "../../../server/business/business.ts";
import type { StoredQuoteRequest } from "../../../server/quote-requests/quote-request.repository.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { ReplyTemplate } from "../facts/desk-facts.ts";
import { firstName } from "./first-name.ts";

/** What stands for a word that a phone call left open; `findOpenPlace` finds it. */
const toWrite = (what: string) => `(Write ${what} here.)`;

/**
 * Returns the reply templates with the words of a quote request filled in. The name is the first
 * name, and is left out with the blank before it where none is known.
 */
export function fillTemplates(
  templates: readonly ReplyTemplate[],
  request: Omit<StoredQuoteRequest, "id" | "receivedAt" | "origin" | "quarantineReasons">,
  business: Business,
): ReplyTemplate[] {
  const name = firstName(request.name);
  const withName = (text: string) => (name ? text : text.replaceAll(" {name}", ""));
  // What a visitor typed comes last, so that braces in it stay as they are.
  const values: Record<ReplyPlaceholder, string> = {
    business: business.fullName,
    phone: business.phone,
    hours: business.hours,
    reference: request.reference,
    dates: daysInShort(request.startDate, request.endDate) || toWrite("the dates"),
    event: eventTypeLabel(request.eventType) || toWrite("the event"),
    guests: guestCountLabel(request.guestCount) || toWrite("the number of guests"),
    name,
    location: request.location ?? toWrite("the place"),
  };
  return templates.map(({ subject, text, ...template }) => ({
    ...template,
    subject: interpolate(withName(subject), values),
    text: interpolate(withName(text), values).trim(),
  }));
}
