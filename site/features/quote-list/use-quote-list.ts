import { type RefObject, useEffect, useState } from "react";
import type { QuoteRequestInput } from "../../../quote-request/fields.ts";
import { controlOf, readValues } from "../quote-form/form-controls.ts";
import type { QuoteFormVariants } from "../quote-form/words.ts";
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

/** What the form needs to read a link and the quote list. */
export type QuoteListContent = {
  words: {
    list: { heading: string; text: string; remove: string };
    summary: SummaryWords;
  };
  catalogue: QuoteCatalogue;
  /** Names of the cities, by their files. */
  cities: Record<string, string>;
  variants: QuoteFormVariants;
};

type Editing = {
  form: RefObject<HTMLFormElement | null>;
  isEditing: boolean;
  /** Told what the form holds once a link has changed it. */
  follow: (values: QuoteRequestInput) => void;
};

/**
 * The quote list above the form's fields: takes in what the link says, and keeps to what other
 * parts of the page do.
 */
export function useQuoteList({ form, isEditing, follow }: Editing, content: QuoteListContent) {
  const { catalogue, words } = content;
  const [quoteList, setQuoteList] = useState(emptyQuoteList);
  const [variant, setVariant] = useState<string>();

  const show = (next: QuoteList) => {
    const known = onlyKnown(next, catalogue);
    saveQuoteList(known);
    setQuoteList(known);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read when the form appears, and at no other time.
  useEffect(() => {
    if (!form.current || !isEditing) return;
    const prefill = readPrefill(location.search);
    setVariant(prefill.variant);
    if (applyPrefill(form.current, prefill, content)) follow(readValues(form.current));
    show(takeIn(readQuoteList(), prefill));
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutPrefill(location.search));
  }, [isEditing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read anew each time.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && show(readQuoteList());
    const followList = (event: Event) => setQuoteList((event as CustomEvent<QuoteList>).detail);
    addEventListener("pageshow", comeBack);
    addEventListener(quoteListEvent, followList);
    return () => {
      removeEventListener("pageshow", comeBack);
      removeEventListener(quoteListEvent, followList);
    };
  }, []);

  return {
    quoteList,
    lines: describeQuoteList(onlyKnown(quoteList, catalogue), catalogue, words.summary),
    /** The variant that the link named, whether there is one or not. */
    variant,
    removeItem: (item: string) => show(toggleItem(quoteList, item)),
    removePlan: () => show({ ...quoteList, plan: null }),
  };
}

/** The quote list without what nobody offers, however it came in. */
function onlyKnown(quoteList: QuoteList, catalogue: QuoteCatalogue): QuoteList {
  const isKnown = (item: string) => Object.hasOwn(catalogue, item);
  const { plan } = quoteList;
  return {
    items: quoteList.items.filter(isKnown),
    plan: plan && { ...plan, from: plan.from.filter(isKnown), to: plan.to.filter(isKnown) },
  };
}

function takeIn(quoteList: QuoteList, { items = [], plan }: QuotePrefill): QuoteList {
  return { items: [...new Set([...quoteList.items, ...items])], plan: plan ?? quoteList.plan };
}

/**
 * Chooses what the link says and tells whether it did; a place that was typed stays, as does a kind
 * of event beside a variant's.
 */
function applyPrefill(
  form: HTMLFormElement,
  prefill: QuotePrefill,
  { cities, variants }: QuoteListContent,
): boolean {
  const isKnown = (name: string | undefined, of: object): name is string =>
    name !== undefined && Object.hasOwn(of, name);
  const eventType = controlOf(form, "eventType");
  const place = controlOf(form, "location");
  const before = JSON.stringify(readValues(form));
  if (prefill.event) eventType.value = prefill.event;
  else if (isKnown(prefill.variant, variants) && eventType.value === "")
    eventType.value = variants[prefill.variant]?.eventType ?? "";
  if (prefill.guests) controlOf(form, "guestCount").value = prefill.guests;
  if (isKnown(prefill.city, cities) && place.value.trim() === "")
    place.value = cities[prefill.city] ?? "";
  return JSON.stringify(readValues(form)) !== before;
}
