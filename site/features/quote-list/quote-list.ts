import type { PlannedEvent } from "./planned-event.ts";

/** What is known of the event's day; no words that a visitor typed. */
export type Day = {
  /** Name of a city's file. */
  city?: string;
  /** The first day, as 2027-06-12. */
  date?: string;
  /** The form's choice of guests. */
  guests?: string;
};

/** What a visitor wants a quote for, stored for the tab's session; no personal data. */
export type QuoteList = Day & {
  /** A trailer by its id, or an add-on as "trailer-id/add-on". */
  items: string[];
  plan: PlannedEvent | null;
};

/** Key of the quote list in the tab's session storage. */
export const quoteListKey = "quote-basket";
export const mostItems = 30;

/** Beginning of the fragment of a shared day's address; the query of a link to the form follows. */
export const sharedDayHash = "#your-day?";

const dayPatterns = {
  city: /^[a-z-]{2,40}$/,
  date: /^20\d\d-\d\d-\d\d$/,
  guests: /^[\d+-]{3,9}$/,
};

const itemId = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/;

/** Whether a value has the form of an item's id; whether it is offered, only the catalogue says. */
export const isItemId = (value: unknown): value is string =>
  typeof value === "string" && itemId.test(value);

/** Name of the event that the window gets whenever the quote list changes. */
export const quoteListEvent = "quote-list";

export const emptyQuoteList: QuoteList = { items: [], plan: null };

/** Returns the item of a trailer's add-on, as "trailer-id/add-on". */
export function addOnItem(trailerId: string, name: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${trailerId}/${slug.replace(/^-|-$/g, "")}`;
}

/** Number of entries of the quote list; the planned event counts as one. */
export const countItems = ({ items, plan }: QuoteList) => items.length + (plan ? 1 : 0);

/** Whether there is nothing to show, not even of the day. */
export const isEmptyQuoteList = (quoteList: QuoteList) =>
  countItems(quoteList) === 0 && !(quoteList.city || quoteList.date || quoteList.guests);

/** Returns the quote list with the item added, or removed where it was on the list. */
export function toggleItem(quoteList: QuoteList, item: string): QuoteList {
  const { items } = quoteList;
  return items.includes(item)
    ? { ...quoteList, items: items.filter((other) => other !== item) }
    : { ...quoteList, items: [...items, item].slice(0, mostItems) };
}

/** Reads a stored quote list; invalid entries are left out. */
export function parseQuoteList(text: string | null): QuoteList {
  try {
    const { items, plan, ...day } = JSON.parse(text ?? "");
    return {
      ...readDay(day),
      items: Array.isArray(items) ? [...new Set(items.filter(isItemId))].slice(0, mostItems) : [],
      plan: readPlan(plan),
    };
  } catch {
    return emptyQuoteList;
  }
}

/**
 * Reads a stored event; null where the value is not one. The range of trailers that former versions
 * stored is left out.
 */
export function readPlan(source: unknown): PlannedEvent | null {
  if (typeof source !== "object" || source === null) return null;
  const plan = source as Record<string, unknown>;
  const isPositive = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
  if (!isPositive(plan.guests) || !isPositive(plan.hours)) return null;
  const ids = (value: unknown) => (Array.isArray(value) ? value.filter(isItemId).slice(0, 10) : []);
  return {
    guests: Number(plan.guests),
    hours: Number(plan.hours),
    alcohol: plan.alcohol === true,
    power: plan.power === true,
    water: plan.water === true,
    trailers: ids(plan.trailers),
  };
}

/** Reads what is known of the day; invalid values are left out. */
export function readDay(source: Record<string, unknown>): Day {
  const valid = Object.entries(dayPatterns).flatMap(([name, pattern]) => {
    const value = source[name];
    const isValid = typeof value === "string" && pattern.test(value);
    // A day that no calendar has, such as 2027-02-40.
    return isValid && !(name === "date" && Number.isNaN(Date.parse(value))) ? [[name, value]] : [];
  });
  return Object.fromEntries(valid);
}

/** The quote list where storage is forbidden: it lasts as long as the page. */
let unstored = emptyQuoteList;

/** Returns the quote list of this tab. */
export function readQuoteList(): QuoteList {
  try {
    return parseQuoteList(sessionStorage.getItem(quoteListKey));
  } catch {
    return unstored;
  }
}

/** Stores the quote list for this tab and dispatches the event that updates the page. */
export function saveQuoteList(quoteList: QuoteList): void {
  try {
    if (isEmptyQuoteList(quoteList)) sessionStorage.removeItem(quoteListKey);
    else sessionStorage.setItem(quoteListKey, JSON.stringify(quoteList));
  } catch {
    unstored = quoteList;
  }
  dispatchEvent(new CustomEvent<QuoteList>(quoteListEvent, { detail: quoteList }));
}
