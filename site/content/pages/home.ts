import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsAtDinner } from "../../../quote-request/stations.ts";
import { readCityMap } from "../cities/cities.ts";
import { readClosing } from "../closing.ts";
import { type Content, readEntry, readPage } from "../entries.ts";
import { paths, plannerPath } from "../paths.ts";
import { readEnlargedPhoto, readHeroPhoto, readPhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";
import { readTrailerCards } from "../trailers/trailer-cards.ts";

export type HomePage = Awaited<ReturnType<typeof readHomePage>>;

/** Returns everything that the home page shows. */
export async function readHomePage() {
  const [page, planner, { catalogue }, { atlas, cities }] = await Promise.all([
    readPage("home"),
    readPage("guestPlanner"),
    readPage("cityPage"),
    readCityMap(),
  ]);
  const { hero, occasions, walk, popular, testimonials, closingPhoto } = page;
  const closing = await readClosing({ photo: closingPhoto });
  const shownOccasions = occasions.list.map(async ({ label, category, photo }) => ({
    label,
    path: paths.category(category.id),
    photo: await readPhoto(photo),
  }));
  return {
    ...page,
    hero: { ...hero, photos: await Promise.all(hero.photos.map(readHeroPhoto)) },
    occasions: { heading: occasions.heading, occasions: await Promise.all(shownOccasions) },
    walk: {
      ...walk,
      frames: await Promise.all(
        walk.frames.map(async ({ text, photo }) => ({
          text,
          photo: await readEnlargedPhoto(photo),
        })),
      ),
    },
    why: { ...page.why, photo: await readPhoto(page.why.photo) },
    popular: {
      ...popular,
      figures: await readFigures(popular),
      photos: await Promise.all(popular.photos.map(readPhoto)),
      path: paths.trailer(popular.trailer.id),
      planner: { label: planner.jump, path: plannerPath },
    },
    trailers: {
      ...catalogue,
      ...page.trailers,
      allPath: paths.trailers,
      cards: await readTrailerCards(),
    },
    testimonials: { ...testimonials, shown: await readTestimonials(testimonials.shown) },
    request: { ...page.request, photo: await readHeroPhoto(page.request.photo) },
    owner: { photo: await readPhoto(page.owner.photo) },
    cities: { ...page.cities, cities, atlas },
    closing,
  };
}

/** Returns the figures of the most popular trailer with their labels. */
async function readFigures({ trailer, figures }: Content<"home">["popular"]) {
  const { data } = await readEntry("trailers", trailer.id);
  const { specifications, capacity, stalls: stations, setupMinutes } = data;
  const width = `${specifications.width} ft`;
  return [
    {
      value: String(guestsAtDinner(stations)),
      label: interpolate(figures.guests, { listed: capacity.eightHours }),
    },
    { value: `${specifications.length} ft`, label: interpolate(figures.length, { width }) },
    ...(setupMinutes ? [{ value: `${setupMinutes} min`, label: figures.setup }] : []),
  ];
}
