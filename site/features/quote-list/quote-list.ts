import { formPath } from "../../../quote-request/protocol.ts";
import {
  differentPlans,
  guestRangeOf,
  mostItems,
  type QuoteList,
  type QuotePrefill,
  readPrefill,
  writePrefill,
} from "./quote-links.ts";

/** Key of the quote list in the tab's storage; its text is the query of a link to the form. */
export const quoteListKey = "quote-list";
/** Whether the header of a page has the list's button: the page of the form shows the list itself. */
export const hasListButton = (path: string) => !path.startsWith(formPath);
/** Rows of so many planned events on the form: one each, and one for what several add up to. */
export const rowsOfPlans = (plans: number): number => (plans > 1 ? plans + 1 : plans);
/** Name of the event that the window gets whenever the quote list or its sheet changes. */
const changeEvent = "quote-list";

/** Returns the item of a trailer's add-on, as "trailer-id/add-on". */
export function addOnItem(trailerId: string, name: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${trailerId}/${slug.replace(/^-|-$/g, "")}`;
}

/** Number of entries of the quote list; each planned event counts as one. */
export const countItems = ({ items, plans = [] }: QuoteList) => items.length + plans.length;

/** Whether there is nothing to show, not even of the day. */
export const isEmptyQuoteList = ({ event, ...quoteList }: QuoteList) =>
  writePrefill(quoteList) === "";

/** Returns the quote list with the item added, or removed where it was on the list. */
export function toggleItem({ items, ...rest }: QuoteList, item: string): QuoteList {
  const others = items.filter((other) => other !== item);
  const isNew = others.length === items.length;
  return { ...rest, items: isNew ? [...items, item].slice(0, mostItems) : others };
}

/** Returns the list with what a link to the form adds; guests of several areas are added up. */
export function addLinked(
  list: QuoteList,
  { items = [], plans = [], ...link }: QuotePrefill,
): QuoteList {
  const before = list.plans ?? [];
  const all = differentPlans([...before, ...plans]);
  const isAnotherArea = before.length > 0 && plans.length > 0;
  const together = guestRangeOf(all.reduce((sum, { guests }) => sum + guests, 0));
  return {
    items: [...new Set([...list.items, ...items])].slice(0, mostItems),
    plans: all,
    city: link.city ?? list.city,
    date: link.date ?? list.date,
    guests: isAnotherArea ? together : (link.guests ?? list.guests),
    event: link.event ?? list.event,
  };
}

/** The quote list where storage is forbidden or full: it lasts as long as the page. */
let unstored: string | null = null;

/** Returns the quote list of this tab as it is stored, for `parseQuoteList`. */
export function readStoredText(): string {
  try {
    return unstored ?? sessionStorage.getItem(quoteListKey) ?? "";
  } catch {
    return "";
  }
}

/** Reads a stored quote list; invalid entries are left out. */
export const parseQuoteList = (text: string): QuoteList =>
  addLinked({ items: [] }, readPrefill(text));

/** Returns the quote list of this tab. */
export const readQuoteList = () => parseQuoteList(readStoredText());

/** Stores the quote list for this tab and tells all who have subscribed. */
export function saveQuoteList(quoteList: QuoteList): void {
  const text = writePrefill(quoteList);
  try {
    if (text) sessionStorage.setItem(quoteListKey, text);
    else sessionStorage.removeItem(quoteListKey);
    unstored = null;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(changeEvent));
}

let isOpen = false;
/** Whether the sheet with the quote list is open. */
export const isSheetOpen = () => isOpen;

/** Opens the sheet with the quote list, at once or when it is hydrated, or closes it. */
export function setSheetOpen(open: boolean): void {
  isOpen = open;
  dispatchEvent(new Event(changeEvent));
}

/**
 * Calls back whenever the quote list may have changed, also while this page was prerendered or in
 * the back/forward cache. Returns a function that ends it.
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
