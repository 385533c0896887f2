import { type RefObject, useEffect, useState } from "react";
import { pickFields } from "../../../quote-request/fields.ts";
import {
  basketEvent,
  emptyBasket,
  keepBasket,
  type QuoteBasket,
  readBasket,
  toggleItem,
} from "../../lib/quote-basket.ts";
import { type QuoteWish, readWish, withoutWish } from "../../lib/quote-links.ts";
import {
  type QuoteCatalogue,
  replaceSummary,
  type SummaryWords,
  summarise,
} from "../../lib/quote-summary.ts";
import { saveDraft } from "./draft.ts";

/** What the form needs to read a link and the quote list. */
export type QuoteListContent = {
  words: {
    list: { heading: string; text: string; remove: string };
    summary: SummaryWords;
  };
  catalogue: QuoteCatalogue;
  /** Names of the cities, by their files. */
  cities: Record<string, string>;
};

/** The quote list beside the form: takes in what the link says, and keeps its summary at the top of the message. */
export function useQuoteList(
  form: RefObject<HTMLFormElement | null>,
  isEditing: boolean,
  { words, catalogue, cities }: QuoteListContent,
) {
  const [basket, setBasket] = useState(emptyBasket);

  const show = (kept: QuoteBasket) => {
    const known = onlyKnown(kept, catalogue);
    const message = form.current?.elements.namedItem("message") as HTMLTextAreaElement | null;
    const summary = summarise(known, catalogue, words.summary);
    const isMissing = summary !== "" && message?.value.trim() === "";
    if (message && (summary !== known.written || isMissing)) {
      message.value = replaceSummary(message.value, known.written, summary);
      if (form.current) saveDraft(pickFields(Object.fromEntries(new FormData(form.current))));
    }
    // While the card stands in the form's place there is no message to write into.
    const next = message ? { ...known, written: summary } : known;
    keepBasket(next);
    setBasket(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read when the form appears, and at no other time.
  useEffect(() => {
    if (!form.current || !isEditing) return;
    const wish = readWish(location.search);
    applyWish(form.current, wish, cities);
    show(takeIn(readBasket(), wish));
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutWish(location.search));
  }, [isEditing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read anew each time.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && show(readBasket());
    const follow = (event: Event) => setBasket((event as CustomEvent<QuoteBasket>).detail);
    addEventListener("pageshow", comeBack);
    addEventListener(basketEvent, follow);
    return () => {
      removeEventListener("pageshow", comeBack);
      removeEventListener(basketEvent, follow);
    };
  }, []);

  return {
    basket,
    removeItem: (item: string) => show(toggleItem(basket, item)),
    removePlan: () => show({ ...basket, plan: null }),
  };
}

/** The basket without what nobody offers, however it came in. */
function onlyKnown(basket: QuoteBasket, catalogue: QuoteCatalogue): QuoteBasket {
  const isKnown = (item: string) => Object.hasOwn(catalogue, item);
  const { plan } = basket;
  return {
    ...basket,
    items: basket.items.filter(isKnown),
    plan: plan && { ...plan, from: plan.from.filter(isKnown), to: plan.to.filter(isKnown) },
  };
}

function takeIn(basket: QuoteBasket, { items = [], plan }: QuoteWish): QuoteBasket {
  return {
    ...basket,
    items: [...new Set([...basket.items, ...items])],
    plan: plan ?? basket.plan,
  };
}

/** Chooses what the link says; a place that was typed stays. */
function applyWish(form: HTMLFormElement, wish: QuoteWish, cities: Record<string, string>) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  if (wish.event) field("eventType").value = wish.event;
  if (wish.guests) field("guestCount").value = wish.guests;
  const city = wish.city && Object.hasOwn(cities, wish.city) ? cities[wish.city] : undefined;
  if (city && field("location").value.trim() === "") field("location").value = city;
  if (wish.event || wish.guests || city)
    saveDraft(pickFields(Object.fromEntries(new FormData(form))));
}
