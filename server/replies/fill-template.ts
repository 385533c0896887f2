import { interpolate } from "../../content-files/interpolate.ts";
import type { ReplyPlaceholder } from "../../content-files/reply-placeholders.ts";
import { eventTypeLabel, guestCountLabel } from "../../quote-request/choices.ts";
import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import type { Business } from "../business/business.ts";
import type { ReplyTemplate } from "../business/desk-facts.ts";
import { daysInShort } from "../time/format-dates.ts";

/** Returns the reply templates with the words of a quote request filled in. */
export function fillTemplates(
  templates: readonly ReplyTemplate[],
  quote: QuoteRequest & { reference: string },
  business: Business,
): ReplyTemplate[] {
  // What a visitor typed comes last, so that braces in it stay as they are.
  const values: Record<ReplyPlaceholder, string> = {
    business: business.fullName,
    phone: business.phone,
    hours: business.hours,
    reference: quote.reference,
    dates: daysInShort(quote.startDate, quote.endDate),
    event: eventTypeLabel(quote.eventType),
    guests: guestCountLabel(quote.guestCount),
    location: quote.location,
    name: quote.name,
  };
  return templates.map(({ id, name, subject, text }) => ({
    id,
    name,
    subject: interpolate(subject, values),
    text: interpolate(text, values).trim(),
  }));
}
