import { type RefObject, useEffect, useState } from "react";
import type { QuoteRequestInput } from "../../../quote-request/fields.ts";
import { controlOf, readValues } from "../quote-form/form-controls.ts";
import type { QuoteFormVariants } from "../quote-form/words.ts";
import { type QuoteWish, readWish, withoutWish } from "./quote-links.ts";
import {
  basketEvent,
  emptyBasket,
  keepBasket,
  type QuoteBasket,
  readBasket,
  toggleItem,
} from "./quote-list.ts";
import { describeBasket, type QuoteCatalogue, type SummaryWords } from "./quote-summary.ts";

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
  const [basket, setBasket] = useState(emptyBasket);
  const [variant, setVariant] = useState<string>();

  const show = (next: QuoteBasket) => {
    const known = onlyKnown(next, catalogue);
    keepBasket(known);
    setBasket(known);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read when the form appears, and at no other time.
  useEffect(() => {
    if (!form.current || !isEditing) return;
    const wish = readWish(location.search);
    setVariant(wish.variant);
    if (applyWish(form.current, wish, content)) follow(readValues(form.current));
    show(takeIn(readBasket(), wish));
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutWish(location.search));
  }, [isEditing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read anew each time.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && show(readBasket());
    const followList = (event: Event) => setBasket((event as CustomEvent<QuoteBasket>).detail);
    addEventListener("pageshow", comeBack);
    addEventListener(basketEvent, followList);
    return () => {
      removeEventListener("pageshow", comeBack);
      removeEventListener(basketEvent, followList);
    };
  }, []);

  return {
    basket,
    lines: describeBasket(onlyKnown(basket, catalogue), catalogue, words.summary),
    /** The variant that the link named, whether there is one or not. */
    variant,
    removeItem: (item: string) => show(toggleItem(basket, item)),
    removePlan: () => show({ ...basket, plan: null }),
  };
}

/** The basket without what nobody offers, however it came in. */
function onlyKnown(basket: QuoteBasket, catalogue: QuoteCatalogue): QuoteBasket {
  const isKnown = (item: string) => Object.hasOwn(catalogue, item);
  const { plan } = basket;
  return {
    items: basket.items.filter(isKnown),
    plan: plan && { ...plan, from: plan.from.filter(isKnown), to: plan.to.filter(isKnown) },
  };
}

function takeIn(basket: QuoteBasket, { items = [], plan }: QuoteWish): QuoteBasket {
  return { items: [...new Set([...basket.items, ...items])], plan: plan ?? basket.plan };
}

/**
 * Chooses what the link says and tells whether it did; a place that was typed stays, as does a kind
 * of event beside a variant's.
 */
function applyWish(
  form: HTMLFormElement,
  wish: QuoteWish,
  { cities, variants }: QuoteListContent,
): boolean {
  const isKnown = (name: string | undefined, of: object): name is string =>
    name !== undefined && Object.hasOwn(of, name);
  const eventType = controlOf(form, "eventType");
  const place = controlOf(form, "location");
  const before = JSON.stringify(readValues(form));
  if (wish.event) eventType.value = wish.event;
  else if (isKnown(wish.variant, variants) && eventType.value === "")
    eventType.value = variants[wish.variant]?.eventType ?? "";
  if (wish.guests) controlOf(form, "guestCount").value = wish.guests;
  if (isKnown(wish.city, cities) && place.value.trim() === "")
    place.value = cities[wish.city] ?? "";
  return JSON.stringify(readValues(form)) !== before;
}
