import type { EventAnswers } from "../guest-planner/guest-planner.ts";

/** What the planner was told and what it suggested: trailers by their ids. */
export type PlannedEvent = EventAnswers & { from: string[]; to: string[] };

/** What a visitor wants a quote for, kept for the tab's session. Nothing in it is personal. */
export type QuoteList = {
  /** A trailer by its id, or an add-on as "trailer-id/add-on". */
  items: string[];
  plan: PlannedEvent | null;
};

/** Where the tab keeps it. */
export const quoteListKey = "quote-basket";
const mostItems = 30;
const itemShape = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/;

/** Whether a value looks like an item; whether there is such a thing, the catalogue knows. */
export const isItem = (value: unknown): value is string =>
  typeof value === "string" && itemShape.test(value);

/** Sent to the window whenever the quote list changes. */
export const quoteListEvent = "quote-list";

export const emptyQuoteList: QuoteList = { items: [], plan: null };

/** The item that stands for an add-on of a trailer. */
export function addOnItem(trailerId: string, name: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${trailerId}/${slug.replace(/^-|-$/g, "")}`;
}

/** Number of things in the quote list. */
export const countItems = ({ items, plan }: QuoteList) => items.length + (plan ? 1 : 0);

/** The quote list with the item, or without it where it was in. */
export function toggleItem(quoteList: QuoteList, item: string): QuoteList {
  const { items } = quoteList;
  return items.includes(item)
    ? { ...quoteList, items: items.filter((other) => other !== item) }
    : { ...quoteList, items: [...items, item].slice(0, mostItems) };
}

/** Reads a kept quote list; what does not look like one is left out. */
export function parseQuoteList(text: string | null): QuoteList {
  try {
    const { items, plan } = JSON.parse(text ?? "");
    return {
      items: Array.isArray(items) ? [...new Set(items.filter(isItem))].slice(0, mostItems) : [],
      plan: readPlan(plan),
    };
  } catch {
    return emptyQuoteList;
  }
}

/** A plan out of anything, or null where it is none. */
export function readPlan(source: unknown): PlannedEvent | null {
  if (typeof source !== "object" || source === null) return null;
  const plan = source as Record<string, unknown>;
  const whole = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
  if (!whole(plan.guests) || !whole(plan.hours)) return null;
  const ids = (value: unknown) => (Array.isArray(value) ? value.filter(isItem).slice(0, 10) : []);
  return {
    guests: Number(plan.guests),
    hours: Number(plan.hours),
    alcohol: plan.alcohol === true,
    power: plan.power === true,
    water: plan.water === true,
    from: ids(plan.from),
    to: ids(plan.to),
  };
}

/** The quote list of this tab. */
export function readQuoteList(): QuoteList {
  try {
    return parseQuoteList(sessionStorage.getItem(quoteListKey));
  } catch {
    return emptyQuoteList;
  }
}

/** Keeps the quote list for this tab and tells everyone on the page who shows it. */
export function saveQuoteList(quoteList: QuoteList): void {
  try {
    if (countItems(quoteList) === 0) sessionStorage.removeItem(quoteListKey);
    else sessionStorage.setItem(quoteListKey, JSON.stringify(quoteList));
  } catch {
    // Where storage is forbidden the quote list lasts as long as the page.
  }
  dispatchEvent(new CustomEvent<QuoteList>(quoteListEvent, { detail: quoteList }));
}
