import { interpolate } from "../../../content-files/interpolate.ts";
import type { ReplyPlaceholder } from "../../../content-files/reply-placeholders.ts";
import { valueInWords } from "../../../quote-request/choices.ts";
import type { Business } from "../../../server/business/business.ts";
import { daysInShort, fullDates, timeOfDay } from "../../../server/time/format-dates.ts";
import type { DeskContent, ReplyTemplate } from "../content/desk-content.ts";
import type { QuoteRequestRow } from "../request-records/request-records.repository.ts";
import { firstName } from "./first-name.ts";

/** What stands for a word that is not known yet; `findGap` finds it. */
const toWrite = (what: string) => `(Write ${what} here.)`;

type AnsweredRequest = Pick<
  QuoteRequestRow,
  "name" | "reference" | "eventType" | "guestCount" | "location" | "terms"
>;
type TemplateSources = {
  business: Business;
  content: Pick<DeskContent, "templates" | "fleet" | "trailers">;
};

/**
 * Returns the reply templates with what was agreed about a request filled in. The name is the first
 * name, and is left out with the blank before it where none is known.
 */
export function fillTemplates(
  request: AnsweredRequest,
  { business, content }: TemplateSources,
): ReplyTemplate[] {
  const { startDate, endDate, deliveryTime, pickupTime } = request.terms;
  const name = firstName(request.name);
  const withName = (text: string) => (name ? text : text.replaceAll(" {name}", ""));
  const dayAndTime = (day: string | null, time: string | null) =>
    day && [fullDates(day, day), time && timeOfDay(time)].filter(Boolean).join(", ");
  // What a visitor typed comes last, so that braces in it stay as they are.
  const values: Record<ReplyPlaceholder, string> = {
    business: business.fullName,
    phone: business.phone,
    hours: business.hours,
    reference: request.reference,
    dates: daysInShort(startDate, endDate) || toWrite("the dates"),
    delivery: dayAndTime(startDate, deliveryTime) || toWrite("the day of delivery"),
    arrival: deliveryTime
      ? `at ${timeOfDay(deliveryTime)}`
      : "between (Write the hours here, such as 9 and 11 AM.)",
    pickup: dayAndTime(endDate, pickupTime) || toWrite("the day of pickup"),
    trailer: trailerNames(request.terms, content) || toWrite("the trailer"),
    people: valueInWords("guestCount", request.guestCount) || toWrite("the number of guests"),
    event: valueInWords("eventType", request.eventType) || toWrite("the event"),
    name,
    place: request.location ?? toWrite("the place"),
  };
  return content.templates.map(({ subject, text, ...template }) => ({
    ...template,
    subject: interpolate(withName(subject), values),
    text: interpolate(withName(text), values).trim(),
  }));
}

/** Returns the trailers of units as customers know them, such as "Luxury 2-Station Trailer". */
function trailerNames(
  { unitIds, trailerIds }: AnsweredRequest["terms"],
  { fleet, trailers }: TemplateSources["content"],
): string {
  const ofUnits = unitIds.map((id) => fleet.units.find((unit) => unit.id === id)?.trailerId);
  return [...ofUnits, ...trailerIds]
    .flatMap((id) => trailers.find((trailer) => trailer.id === id)?.name ?? [])
    .join(" and ");
}
