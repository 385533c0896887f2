import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import { fieldNames, pickFields, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import type { PlannedEvent } from "./planned-event.ts";
import {
  guestRangeOf,
  isDate,
  type QuoteList,
  type QuotePrefill,
  readPrefill,
  writePrefill,
} from "./quote-links.ts";
import { addEntries } from "./quote-list.ts";

/** What a visitor has typed, chosen and not sent: form, quote list, planner and links read it. */
export type Draft = {
  values: QuoteRequestInput;
  items: string[];
  plans: PlannedEvent[];
  /** What was sent last, and with which idempotency key. */
  sent: { content: string; key: string } | null;
};

/** Names of cities by their ids. */
export type Cities = Record<string, string>;

/**
 * Key of the draft in the tab's storage. Its text is the query of a link to the form, with the
 * typed values and what was sent in JSON, and `day` where there may be place, day or people.
 */
const draftKey = "quote-draft";
/** Name of the event that the window gets whenever the draft changes. */
const changeEvent = draftKey;

/** The draft where storage is forbidden or full: it lasts as long as the page. */
let unstored: string | null = null;

/** Returns the draft of this tab as it is stored, for `parseDraft`. */
export function readDraftText(): string {
  try {
    return unstored ?? sessionStorage.getItem(draftKey) ?? "";
  } catch {
    return "";
  }
}

function saveDraftText(text: string): void {
  try {
    if (text) sessionStorage.setItem(draftKey, text);
    else sessionStorage.removeItem(draftKey);
    unstored = null;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(changeEvent));
}

/** Reads a stored draft; what is invalid is left out. */
export function parseDraft(text: string): Draft {
  const query = new URLSearchParams(text);
  const { items, plans = [] } = readPrefill(text);
  const { content, key } = Object(parseJson(query.get("sent")));
  return {
    values: pickFields(Object(parseJson(query.get("typed")))),
    items,
    plans,
    sent: typeof content === "string" && typeof key === "string" ? { content, key } : null,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export const readDraft = (): Draft => parseDraft(readDraftText());

/** Stores a changed draft for this tab and tells all who have subscribed. */
export function updateDraft(change: (draft: Draft) => Draft): void {
  const { values, items, plans, sent } = change(readDraft());
  const query = new URLSearchParams(writePrefill({ items, plans }));
  if (sent) query.set("sent", JSON.stringify(sent));
  saveDraftText(withTyped(query, values));
}

/** Stores what is typed into the form, as `updateDraft` does. */
export const saveTyped = (values: QuoteRequestInput): void =>
  saveDraftText(withTyped(new URLSearchParams(readDraftText()), values));

function withTyped(query: URLSearchParams, values: QuoteRequestInput): string {
  for (const name of ["typed", "day"]) query.delete(name);
  // JSON keeps the half of a character that some keyboards type first.
  if (fieldNames.some((field) => values[field])) query.set("typed", JSON.stringify(values));
  if (values.location || values.startDate || values.guestCount) query.set("day", "yes");
  return query.toString();
}

export const deleteDraft = (): void => saveDraftText("");

/** Returns the quote list of a draft, with the day as the form has it. */
export function listOf({ values, items, plans }: Draft, cities: Cities): QuoteList {
  const { location, startDate, guestCount, eventType } = values;
  const place = location.trim();
  const isNamed = (name: string) => place === name || place.endsWith(`, ${name}`);
  return {
    items,
    plans,
    city: Object.entries(cities).find(([, name]) => isNamed(name))?.[0],
    date: isDate(startDate) ? startDate : undefined,
    guests: guestCounts.find(({ value }) => value === guestCount)?.value,
    event: eventTypes.find(({ value }) => value === eventType)?.value,
  };
}

/** Returns the draft with what a link to the form adds; guests of several areas are added up. */
export function addToDraft(
  draft: Draft,
  { items = [], plans = [], ...link }: QuotePrefill,
  cities: Cities = {},
): Draft {
  const entries = addEntries(draft, { items, plans });
  const isAnotherArea = draft.plans.length > 0 && plans.length > 0;
  const together = guestRangeOf(entries.plans.reduce((sum, { guests }) => sum + guests, 0));
  const day = isAnotherArea ? { ...link, guests: together } : link;
  return { ...draft, ...entries, values: withDay(draft.values, day, cities) };
}

/** Place, day and people as the quote list and links have them; an empty text takes one away. */
type Day = Pick<QuotePrefill, "event" | "place"> &
  Partial<Record<"city" | "date" | "guests", string>>;

/** Returns the typed values with a day; a location that is more than a city's name stays. */
export function withDay(values: QuoteRequestInput, day: Day, cities: Cities): QuoteRequestInput {
  const { startDate, endDate } = values;
  const date = day.date ?? startDate;
  const endsBefore = endDate === startDate || endDate < date;
  return {
    ...values,
    location: placeOf(values.location, day, cities),
    startDate: date,
    endDate: date !== startDate && endsBefore ? date : endDate,
    eventType: day.event ?? values.eventType,
    guestCount: day.guests ?? values.guestCount,
  };
}

function placeOf(location: string, { city, place }: Day, cities: Cities): string {
  const isTyped = !["", ...Object.values(cities)].includes(location.trim());
  if (city === undefined || isTyped) return location;
  if (city === "") return "";
  const name = Object.hasOwn(cities, city) && cities[city];
  if (!name) return location;
  return place ? `${place}, ${name}` : name;
}

/**
 * Calls back whenever the draft may have changed, also while this page was prerendered or in the
 * back/forward cache. Returns a function that ends it.
 */
export function subscribe(callback: () => void): () => void {
  addEventListener(changeEvent, callback);
  addEventListener("pageshow", callback);
  document.addEventListener("prerenderingchange", callback);
  return () => {
    removeEventListener(changeEvent, callback);
    removeEventListener("pageshow", callback);
    document.removeEventListener("prerenderingchange", callback);
  };
}
