import { useEffect, useState } from "react";
import { addLinked, type QuotePrefill, readPrefill, withoutPrefill } from "./quote-links.ts";
import {
  type Day,
  emptyQuoteList,
  type QuoteList,
  quoteListEvent,
  readQuoteList,
  saveQuoteList,
  toggleItem,
} from "./quote-list.ts";
import { describeQuoteList, type QuoteCatalogue, type SummaryWords } from "./quote-summary.ts";

/** What the form needs to show the quote list. */
export type QuoteListContent = {
  words: {
    list: { heading: string; remove: string };
    sheet: {
      heading: string;
      open: string;
      facts: { city: string; date: string; guests: string; none: string };
      plan: string;
      more: string;
      empty: string;
    };
    summary: SummaryWords;
  };
  catalogue: QuoteCatalogue;
};

/** What the form makes of the quote list: fills in its fields, and returns the day as they have it. */
type FillForm = (quoteList: QuoteList, prefill: QuotePrefill) => Day;

/**
 * State of the quote list in the form: the stored list with what the link to the form adds, its day
 * as the form's fields have it.
 */
export function useQuoteList(
  { catalogue, words }: QuoteListContent,
  isEditing: boolean,
  fillForm: FillForm,
) {
  const [quoteList, setQuoteList] = useState(emptyQuoteList);
  const [isRead, setRead] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form appears.
  useEffect(() => {
    if (!isEditing) return;
    const prefill = readPrefill(location.search);
    const known = onlyKnown(addLinked(readQuoteList(), prefill), catalogue);
    const day = fillForm(known, prefill);
    const next = { items: known.items, plan: known.plan, ...day };
    setQuoteList(next);
    setRead(true);
    saveQuoteList(next);
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutPrefill(location.search));
  }, [isEditing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners use no state.
  useEffect(() => {
    const take = (next: QuoteList) => {
      setQuoteList(onlyKnown(next, catalogue));
      fillForm(next, {});
    };
    const showStored = ({ persisted }: PageTransitionEvent) => persisted && take(readQuoteList());
    const showChanged = (event: Event) => take((event as CustomEvent<QuoteList>).detail);
    addEventListener("pageshow", showStored);
    addEventListener(quoteListEvent, showChanged);
    return () => {
      removeEventListener("pageshow", showStored);
      removeEventListener(quoteListEvent, showChanged);
    };
  }, []);

  return {
    quoteList,
    /** Whether the stored list was read; before that the list is empty. */
    isRead,
    lines: describeQuoteList(quoteList, catalogue, words.summary),
    removeItem: (item: string) => saveQuoteList(toggleItem(quoteList, item)),
    removePlan: () => saveQuoteList({ ...quoteList, plan: null }),
  };
}

/** Returns the quote list without items that the catalogue does not have. */
function onlyKnown(quoteList: QuoteList, catalogue: QuoteCatalogue): QuoteList {
  const isKnown = (item: string) => Object.hasOwn(catalogue, item);
  const { plan } = quoteList;
  return {
    ...quoteList,
    items: quoteList.items.filter(isKnown),
    plan: plan && { ...plan, trailers: plan.trailers.filter(isKnown) },
  };
}
