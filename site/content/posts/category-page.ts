import { interpolate } from "../../../content-files/interpolate.ts";
import { planTrailers } from "../../../quote-request/plan-trailers.ts";
import { stationsFor } from "../../../quote-request/stations.ts";
import { readClosing } from "../closing.ts";
import { type Content, type Entry, readDataOf, readPage } from "../entries.ts";
import { type FactList, readFactListsOf } from "../facts/fact-lists.ts";
import type { Link } from "../link.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readPhoto, readTallPhoto, readWidePhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";
import { readTrailerCards } from "../trailers/trailer-cards.ts";
import { readOwnedTrailers, readTrailers } from "../trailers/trailers.ts";
import { readPostCards, readPosts } from "./posts.ts";

/** The list of facts with insurance, WSIB and purchase orders, by which it is found on a page. */
const papersId = "business";

type Category = Entry<"categories">["data"];
type StationWords = Content<"blog">["category"]["stations"];

export type CategoryPage = Awaited<ReturnType<typeof readCategoryPage>>;

/** Returns everything that a category page shows. */
export async function readCategoryPage({ id, data }: Entry<"categories">) {
  const [blog, { catalogue }, { services }, cards, closing] = await Promise.all([
    readPage("blog"),
    readPage("cityPage"),
    readPage("navigation"),
    readTrailerCards(),
    readClosing({ heading: data.closing, photo: data.closingPhoto }),
  ]);
  // Elsewhere the cards leave out their words about parties, and guests are the crew of a site.
  const isSite = data.eventType === "construction";
  const isParty = data.callFirst === undefined && !isSite;
  const factLists = await readFactListsOf(id);
  return {
    path: paths.category(id),
    breadcrumb: await readBreadcrumb(data.menuLabel, {
      label: services.overview,
      path: paths.services,
    }),
    hero: {
      eyebrow: data.menuLabel,
      heading: data.heading,
      photo: await readHeroPhoto(data.photo),
    },
    lead: data.lead,
    figures: data.figures,
    callFirst: data.callFirst,
    call: { label: blog.category.call, path: closing.business.phoneLink },
    quote: blog.category.quote,
    parts: await readCategoryParts(data, blog.category.stations),
    room: data.room && (await readRoom(data.room)),
    factLists,
    // A superintendent’s first question.
    papers: factLists.some((list) => list.id === papersId)
      ? { label: blog.category.papers, path: `#${papersId}` }
      : undefined,
    questions: {
      heading: blog.category.questions,
      questions: await readDataOf(data.questions),
      photo: await readWidePhoto(data.questionsPhoto),
      more: { label: blog.category.cost, path: paths.costAndBooking },
    },
    places: {
      heading: blog.category.cities,
      links: linkPlaces(data, blog.category.accessible),
    },
    posts: {
      heading: blog.category.posts,
      back: { label: services.allPosts, path: paths.blog },
      cards: await readCardsOf(data, factLists),
      readMore: blog.card.readMore,
      empty: blog.index.empty,
    },
    trailers: {
      ...catalogue,
      text: data.trailers,
      allPath: paths.trailers,
      cards: isParty
        ? cards
        : cards.map(({ shortDescription, guests, crew, ...card }) =>
            isSite ? { ...card, guests: crew } : card,
          ),
    },
    closing,
  };
}

/** Returns the cards of a category's guides, without pictures that its page shows. */
async function readCardsOf(category: Category, lists: FactList[]) {
  const { postCategory, photo, parts, questionsPhoto, room, closingPhoto } = category;
  const posts = await readPosts();
  return readPostCards(
    posts.filter(({ category }) => category.id === postCategory.id),
    [
      ...[photo, questionsPhoto, room?.photo, closingPhoto],
      ...[...parts.map((part) => part.photo), ...lists.map(({ photoEntry }) => photoEntry)],
    ],
  );
}

/** Returns the parts of a page with their pictures and their planned events. */
async function readCategoryParts({ parts, hasPlanner }: Category, words: StationWords) {
  const fleet = await readFleet();
  const read = parts.map(async (part) => ({
    ...part,
    photo: await readTallPhoto(part.photo),
    stations: part.stations && planEvents(part.stations, fleet, words),
    // Single examples repeat what the planner answers.
    stationsFold: hasPlanner && !part.stations?.total ? words.fold : undefined,
  }));
  return Promise.all(read);
}

const readRoom = async ({ photo, testimonial }: NonNullable<Category["room"]>) => ({
  photo: await readPhoto(photo),
  testimonial: testimonial && (await readTestimonials([testimonial]))[0],
});

const linkPlaces = ({ cities, alsoRead }: Category, accessible: string): Link[] => [
  ...cities.map(({ label, city }) => ({ label, path: paths.city(city.id) })),
  ...(alsoRead ? [{ label: alsoRead.label, path: paths.landing(alsoRead.page.id) }] : []),
  { label: accessible, path: paths.accessibleTrailers },
];

/**
 * Returns the rows of a table with planned events, each with its stations and trailers by the guest
 * planner's rule. Areas of one day share the fleet.
 */
function planEvents(
  { events, people, total, workday }: NonNullable<Category["parts"][number]["stations"]>,
  fleet: Fleet,
  words: StationWords,
) {
  const taken = new Set<Fleet[number]>();
  const rows = events.map(({ alcohol, ...event }) => {
    const asked = { ...event, hasAlcohol: alcohol, isWorkday: workday };
    const plan = planTrailers(
      asked,
      fleet.filter((unit) => !taken.has(unit)),
    );
    if (total) for (const unit of plan?.trailers ?? []) taken.add(unit);
    const size = interpolate(words.size, { guests: event.guests, hours: event.hours, people });
    return {
      name: event.name,
      size: alcohol ? size + words.alcohol : size,
      // The schema allows no more guests than the rule counts stations for.
      stations: stationsFor(asked) ?? 0,
      trailers: plan?.trailers.map(({ id, data }) => ({
        name: data.name,
        path: paths.trailer(id),
      })),
      hasPumpOut: plan !== null && plan.toPumpOut.length > 0,
    };
  });
  const guests = events.reduce((sum, event) => sum + event.guests, 0);
  const sums = {
    size: interpolate(words.all, { guests, people }),
    stations: rows.reduce((sum, { stations }) => sum + stations, 0),
    trailers: interpolate(words.trailers, { count: taken.size }),
  };
  return {
    columns: [words.event, words.stations, words.trailer],
    words: { and: words.and, pumpOut: words.pumpOut, beyondFleet: words.beyondFleet },
    rows,
    total: total ? { name: total, ...sums } : undefined,
  };
}

type Fleet = Awaited<ReturnType<typeof readFleet>>;

/** Returns the trailers that the business owns, one by one. */
async function readFleet() {
  const [trailers, owned] = await Promise.all([readTrailers(), readOwnedTrailers()]);
  return owned.flatMap((ownedId) =>
    trailers
      .filter(({ id }) => id === ownedId)
      .map(({ id, data }) => {
        const { stalls, capacity, specifications } = data;
        return {
          id,
          data,
          stations: stalls,
          capacity,
          wasteCapacity: specifications.wasteCapacity,
        };
      }),
  );
}
