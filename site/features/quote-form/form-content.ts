import { getCollection } from "astro:content";
import {
  cityLinks,
  fillIn,
  readBusiness,
  readPage,
  readQuestions,
} from "../../content/site-content.ts";
import { readTrailers } from "../../content/trailers.ts";
import { addOnItem } from "../quote-list/quote-list.ts";
import type { QuoteListContent } from "../quote-list/use-quote-list.ts";
import type { QuoteFormWords } from "./words.ts";

/** Everything the contact page shows, before and after a request is sent. */
export async function readContactContent() {
  const [contact, closing, business, quoteRequest, quoteListPage, trailers, cities, variants] =
    await Promise.all([
      readPage("contact", "contact"),
      readPage("closingBand", "closing-band"),
      readBusiness(),
      readPage("quoteRequest", "quote-request"),
      readPage("quoteList", "quote-list"),
      readTrailers(),
      getCollection("cities"),
      getCollection("quoteFormVariants"),
    ]);
  const { eyebrow, heading, lead, form, success, cards, faq, cityLists } = contact;
  const words: QuoteFormWords = {
    eyebrow,
    heading,
    lead,
    form,
    success,
    whatHappensNext: quoteRequest.whatHappensNext.map((step) => fillIn(step, business)),
    questions: fillIn(quoteRequest.questions, business),
    phone: business.phone,
    phoneLink: business.phoneLink,
  };
  const quoteList: QuoteListContent = {
    words: { list: quoteListPage.list, summary: quoteListPage.summary },
    catalogue: Object.fromEntries(
      trailers.flatMap(({ id, data }) => [
        [id, data.name],
        ...data.addOns.map(({ name }) => [addOnItem(id, name), name]),
      ]),
    ),
    cities: Object.fromEntries(cities.map(({ id, data }) => [id, data.name])),
    variants: Object.fromEntries(variants.map(({ id, data }) => [id, data])),
  };
  return {
    words,
    quoteList,
    business,
    closing,
    faq: { heading: faq.heading, questions: await readQuestions(faq.questions) },
    cards: {
      cards: { ...cards, hours: { ...cards.hours, text: fillIn(cards.hours.text, business) } },
      cities: await cityLinks(cards.area.cities),
    },
    cityLists: {
      heading: cityLists.heading,
      lists: await Promise.all(
        cityLists.lists.map(async ({ heading, cities }) => ({
          heading,
          cities: await cityLinks(cities),
        })),
      ),
    },
  };
}
