import type { EventAnswers } from "../guest-planner/guest-planner.ts";

/** What the planner was told and what it suggested: trailers by their ids. */
export type PlannedEvent = EventAnswers & { from: string[]; to: string[] };

/** What a visitor wants a quote for, kept for the tab's session. Nothing in it is personal. */
export type QuoteBasket = {
  /** A trailer by its id, or an add-on as "trailer-id/add-on". */
  items: string[];
  plan: PlannedEvent | null;
};

/** Where the tab keeps it. */
export const basketKey = "quote-basket";
const mostItems = 30;
const itemShape = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/;

/** Whether a value looks like an item; whether there is such a thing, the catalogue knows. */
export const isItem = (value: unknown): value is string =>
  typeof value === "string" && itemShape.test(value);

/** Sent to the window whenever the basket changes. */
export const basketEvent = "quote-basket";

export const emptyBasket: QuoteBasket = { items: [], plan: null };

/** The item that stands for an add-on of a trailer. */
export function addOnItem(trailerId: string, name: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${trailerId}/${slug.replace(/^-|-$/g, "")}`;
}

/** Number of things in the basket. */
export const countItems = ({ items, plan }: QuoteBasket) => items.length + (plan ? 1 : 0);

/** The basket with the item, or without it where it was in. */
export function toggleItem(basket: QuoteBasket, item: string): QuoteBasket {
  const { items } = basket;
  return items.includes(item)
    ? { ...basket, items: items.filter((other) => other !== item) }
    : { ...basket, items: [...items, item].slice(0, mostItems) };
}

/** Reads a kept basket; what does not look like one is left out. */
export function parseBasket(text: string | null): QuoteBasket {
  try {
    const { items, plan } = JSON.parse(text ?? "");
    return {
      items: Array.isArray(items) ? [...new Set(items.filter(isItem))].slice(0, mostItems) : [],
      plan: readPlan(plan),
    };
  } catch {
    return emptyBasket;
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

/** The basket of this tab. */
export function readBasket(): QuoteBasket {
  try {
    return parseBasket(sessionStorage.getItem(basketKey));
  } catch {
    return emptyBasket;
  }
}

/** Keeps the basket for this tab and tells everyone on the page who shows it. */
export function keepBasket(basket: QuoteBasket): void {
  try {
    if (countItems(basket) === 0) sessionStorage.removeItem(basketKey);
    else sessionStorage.setItem(basketKey, JSON.stringify(basket));
  } catch {
    // Where storage is forbidden the basket lasts as long as the page.
  }
  dispatchEvent(new CustomEvent<QuoteBasket>(basketEvent, { detail: basket }));
}
