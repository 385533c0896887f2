import { readBusiness } from "../../content/business/business.ts";
import { readCityLinks } from "../../content/cities/cities.ts";
import { readClosing } from "../../content/closing.ts";
import { readDataOf, readEntries, readPage } from "../../content/entries.ts";
import { readFactList } from "../../content/facts/fact-lists.ts";
import { paths } from "../../content/paths.ts";
import { readHeroPhoto, readPhoto } from "../../content/photos.ts";
import { readQuoteListContent } from "../quote-list/quote-list-content.ts";

export type ContactContent = Awaited<ReturnType<typeof readContactContent>>;
/** The words of the form and of the card that replaces it. */
export type QuoteFormWords = ContactContent["words"];
/** How the form differs for one kind of visitor, by the ids of quote-form-variants.yaml. */
export type QuoteFormVariants = ContactContent["variants"];

/** Returns everything that the contact page and the thank-you page show. */
export async function readContactContent() {
  const [contact, business, quoteRequest, quoteList, variants] = await Promise.all([
    readPage("contact"),
    readBusiness(),
    readPage("quoteRequest"),
    readQuoteListContent(),
    readEntries("quoteFormVariants"),
  ]);
  const { eyebrow, heading, lead, form, success, cards, faq, cityLists } = contact;
  const words = {
    eyebrow,
    heading,
    lead,
    form,
    success,
    ...quoteRequest,
    facts: await readFactList("sent"),
    phone: business.phone,
    phoneLink: business.phoneLink,
    // By these the form writes dates, and knows which day is the first that can be chosen.
    language: business.language,
    timeZone: business.timeZone,
  };
  return {
    words,
    quoteList,
    variants: Object.fromEntries(variants.map(({ id, data }) => [id, data])),
    business,
    // No button: it would lead to the page that it stands on.
    closing: { ...(await readClosing({ heading: contact.closing })), button: undefined },
    faq: {
      heading: faq.heading,
      questions: await readDataOf(faq.questions),
      more: { label: faq.more, path: paths.costAndBooking },
      photo: await readPhoto(faq.photo),
    },
    cards: {
      cards,
      cities: await readCityLinks(cards.area.cities),
      photo: await readHeroPhoto(contact.photo),
    },
    cityLists: {
      heading: cityLists.heading,
      lists: await Promise.all(
        cityLists.lists.map(async ({ heading, cities }) => ({
          heading,
          cities: await readCityLinks(cities),
        })),
      ),
    },
  };
}
