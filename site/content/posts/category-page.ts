import { interpolate } from "../../../content-files/interpolate.ts";
import { stationsFor } from "../../../quote-request/stations.ts";
import { readClosing } from "../closing.ts";
import { type Content, type Entry, readDataOf, readPage } from "../entries.ts";
import { readFactListsOf } from "../facts/fact-lists.ts";
import type { Link } from "../link.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readPhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";
import { readTrailerCards } from "../trailers/trailer-cards.ts";
import { readPostCards, readPosts } from "./posts.ts";

type Category = Entry<"categories">["data"];

export type CategoryPage = Awaited<ReturnType<typeof readCategoryPage>>;

/**
 * Returns everything that a category page shows; its planned events have their number of stations,
 * and lack their trailers.
 */
export async function readCategoryPage({ id, data }: Entry<"categories">) {
  const [blog, { catalogue }, { services }, posts, cards, closing] = await Promise.all([
    readPage("blog"),
    readPage("cityPage"),
    readPage("navigation"),
    readPosts(),
    readTrailerCards(),
    readClosing({ heading: data.closing }),
  ]);
  // Elsewhere the cards leave out their words about guests and parties.
  const isParty = data.callFirst === undefined && data.eventType !== "construction";
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
    callFirst: data.callFirst,
    call: { label: blog.category.call, path: closing.business.phoneLink },
    quote: blog.category.quote,
    parts: data.parts.map((part) => ({
      ...part,
      stations: part.stations && countStations(part.stations, blog.category.stations),
    })),
    room: data.room && (await readRoom(data.room)),
    factLists: await readFactListsOf(id),
    questions: {
      heading: blog.category.questions,
      questions: await readDataOf(data.questions),
      more: { label: blog.category.cost, path: paths.costAndBooking },
    },
    places: {
      heading: blog.category.cities,
      links: linkPlaces(data, blog.category.accessible),
    },
    posts: {
      heading: blog.category.posts,
      back: { label: services.allPosts, path: paths.blog },
      cards: await readPostCards(
        posts.filter(({ category }) => category.id === data.postCategory.id),
        data.photo,
      ),
      readMore: blog.card.readMore,
      empty: blog.index.empty,
    },
    trailers: {
      ...catalogue,
      text: data.trailers,
      allPath: paths.trailers,
      cards: isParty ? cards : cards.map(({ shortDescription, ...card }) => card),
    },
    closing,
  };
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

/** Returns the rows of a table with planned events, counted by the guest planner's rule. */
function countStations(
  { events, people, total }: NonNullable<Category["parts"][number]["stations"]>,
  words: Content<"blog">["category"]["stations"],
) {
  const guests = events.reduce((sum, event) => sum + event.guests, 0);
  return {
    total: total ? { name: total, size: interpolate(words.all, { guests, people }) } : undefined,
    /** What {count} trailers of that row are called. */
    counted: words.trailers,
    columns: [words.event, words.stations, words.trailer],
    and: words.and,
    rows: events.map((event) => {
      const size = interpolate(words.size, { guests: event.guests, hours: event.hours, people });
      return {
        name: event.name,
        size: event.alcohol ? size + words.alcohol : size,
        // The schema allows no more guests than the rule counts stations for.
        stations: stationsFor(event) ?? 0,
      };
    }),
  };
}
