import { slugOf } from "../../../content-files/slug.ts";
import { formPath } from "../../../quote-request/protocol.ts";
import {
  differentPlans,
  maxItems,
  type QuoteList,
  writePlan,
  writePrefill,
} from "./quote-links.ts";

type Entries = Pick<QuoteList, "items" | "plans">;

/** Whether a page's header has the list's button: the page of the form shows the list itself. */
export const hasListButton = (path: string) => !path.startsWith(formPath);

/** Returns the item of a trailer's add-on, as "trailer-id/add-on". */
export const addOnItem = (trailerId: string, name: string) => `${trailerId}/${slugOf(name)}`;

/** Number of entries of the quote list; each planned event counts as one. */
export const countItems = ({ items, plans = [] }: Entries) => items.length + plans.length;

/** Whether there is nothing to show, not even of the day. */
export const isEmptyQuoteList = ({ event, ...quoteList }: QuoteList) =>
  writePrefill(quoteList) === "";

/** Returns the quote list with the item added, or removed where it was on the list. */
export function toggleItem<List extends Entries>({ items, ...rest }: List, item: string) {
  const others = items.filter((other) => other !== item);
  const isNew = others.length === items.length;
  return { ...rest, items: isNew ? [...items, item].slice(0, maxItems) : others };
}

/** Returns the entries of a list with those that are added, each once. */
export const addEntries = ({ items, plans = [] }: Entries, added: Required<Entries>) => ({
  items: [...new Set([...items, ...added.items])].slice(0, maxItems),
  plans: differentPlans([...plans, ...added.plans]),
});

/** Returns a quote list without one of its entries, a planned event by its query. */
export const withoutEntry = <List extends Entries>(list: List, item: string): List => ({
  ...list,
  items: list.items.filter((other) => other !== item),
  plans: list.plans?.filter((plan) => writePlan(plan) !== item),
});
