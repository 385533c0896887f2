import type { QuoteFormWords } from "../islands/quote-request-form/words.ts";
import { cityLinks, fillIn, readBusiness, readPage, readQuestions } from "./site-content.ts";

/** Everything the contact page shows, before and after a request is sent. */
export async function readContactContent() {
  const [contact, closing, business, quoteRequest] = await Promise.all([
    readPage("contact", "contact"),
    readPage("closingBand", "closing-band"),
    readBusiness(),
    readPage("quoteRequest", "quote-request"),
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
  return {
    words,
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
