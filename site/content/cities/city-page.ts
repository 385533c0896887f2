import { interpolate } from "../../../content-files/interpolate.ts";
import { readClosing } from "../closing.ts";
import { readPage } from "../entries.ts";
import type { Link } from "../link.ts";
import { readAreaBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readPhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";
import { readTrailerCards } from "../trailers/trailer-cards.ts";
import { type City, readCityMap } from "./cities.ts";

export type CityPage = Awaited<ReturnType<typeof readCityPage>>;

/** Returns everything that a city's page shows; places lack their links to the form. */
export async function readCityPage({ id, data }: City) {
  const words = await readPage("cityPage");
  const { name, hero, why, about, places, questions, alsoRead } = data;
  const fill = (text: string, others = {}) => interpolate(text, { city: name, ...others });
  const path = paths.city(id);
  const region = words.regions[data.region];
  const { atlas, cities } = await readCityMap(data.nearby);
  const here = { name, position: atlas.locate(data.map) };
  return {
    name,
    path,
    breadcrumb: await readAreaBreadcrumb(path, name),
    buttons: { quote: words.quote, trailers: words.trailers },
    hero: {
      ...hero,
      photos: await Promise.all(hero.photos.map(readPhoto)),
    },
    reasons: { eyebrow: words.why, ...why, photo: await readHeroPhoto(region.scene) },
    trailers: {
      ...words.catalogue,
      text: fill(words.catalogue.text),
      allPath: paths.short.trailers,
      cards: await readTrailerCards(paths.trailerFromCity),
    },
    story: {
      ...about,
      eyebrow: fill(words.about),
      photo: await readHeroPhoto(region.story),
      guides: about.guides.map(linkGuide),
    },
    places: {
      ...places,
      list: places.list.map((place) => ({
        ...place,
        askLabel: fill(words.askAbout, { place: place.title }),
      })),
    },
    questions: {
      heading: fill(words.questions),
      questions,
      photo: await readPhoto(region.questions),
      more: { label: words.cost, path: paths.costAndBooking },
    },
    testimonials: {
      heading: words.testimonials,
      shown: await readTestimonials(data.testimonials),
    },
    neighbours: {
      heading: words.nearby,
      atlas,
      mapLabel: fill(atlas.cityLabel, { square: here.position.square }),
      here,
      cities,
      alsoRead: alsoRead && { label: alsoRead.label, path: paths.landing(alsoRead.page.id) },
    },
    closing: await readClosing({
      heading: fill(words.closing),
      button: words.quote,
      photo: region.closing,
    }),
  };
}

const linkGuide = ({ label, category, post }: City["data"]["about"]["guides"][number]): Link => ({
  label,
  path: category ? paths.category(category.id) : paths.post(post?.id ?? ""),
});
