import { useEffect, useState } from "react";
import { type QuotePrefill, readPrefill, withoutPrefill } from "./quote-links.ts";
import {
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
    list: { heading: string; text: string; remove: string };
    summary: SummaryWords;
  };
  catalogue: QuoteCatalogue;
};

/**
 * State of the quote list that the form shows: the stored list with what the link to the form adds.
 * `readLink` gets the link's other choices each time the form appears.
 */
export function useQuoteList(
  { catalogue, words }: QuoteListContent,
  isEditing: boolean,
  readLink: (prefill: QuotePrefill) => void,
) {
  const [quoteList, setQuoteList] = useState(emptyQuoteList);

  const show = (next: QuoteList) => {
    const known = onlyKnown(next, catalogue);
    saveQuoteList(known);
    setQuoteList(known);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form appears.
  useEffect(() => {
    if (!isEditing) return;
    const prefill = readPrefill(location.search);
    readLink(prefill);
    show(addLinked(readQuoteList(), prefill));
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutPrefill(location.search));
  }, [isEditing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners use no state.
  useEffect(() => {
    const showStored = ({ persisted }: PageTransitionEvent) => persisted && show(readQuoteList());
    const showChanged = (event: Event) => setQuoteList((event as CustomEvent<QuoteList>).detail);
    addEventListener("pageshow", showStored);
    addEventListener(quoteListEvent, showChanged);
    return () => {
      removeEventListener("pageshow", showStored);
      removeEventListener(quoteListEvent, showChanged);
    };
  }, []);

  return {
    quoteList,
    lines: describeQuoteList(onlyKnown(quoteList, catalogue), catalogue, words.summary),
    removeItem: (item: string) => show(toggleItem(quoteList, item)),
    removePlan: () => show({ ...quoteList, plan: null }),
  };
}

/** Returns the quote list without items that the catalogue does not have. */
function onlyKnown(quoteList: QuoteList, catalogue: QuoteCatalogue): QuoteList {
  const isKnown = (item: string) => Object.hasOwn(catalogue, item);
  const { plan } = quoteList;
  return {
    items: quoteList.items.filter(isKnown),
    plan: plan && { ...plan, trailers: plan.trailers.filter(isKnown) },
  };
}

/** Returns the quote list with the items and the planned event of a link. */
function addLinked(quoteList: QuoteList, { items = [], plan }: QuotePrefill): QuoteList {
  return { items: [...new Set([...quoteList.items, ...items])], plan: plan ?? quoteList.plan };
}
