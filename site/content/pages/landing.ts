import { readCityMap } from "../cities/cities.ts";
import { readClosing } from "../closing.ts";
import { type Entry, readDataOf, readPage } from "../entries.ts";
import { readAreaBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readHeroPhoto, readWidePhoto } from "../photos.ts";
import { readTestimonials } from "../testimonials.ts";
import { readTrailerCards } from "../trailers/trailer-cards.ts";

/** Returns everything that a landing page shows. */
export async function readLandingPage({ id, data }: Entry<"landing">) {
  const path = paths.landing(id);
  const { catalogue } = await readPage("cityPage");
  const { cities, features, questions, reviews, story } = data;
  return {
    ...data,
    path,
    breadcrumb: await readAreaBreadcrumb(path, data.eyebrow),
    photo: await readHeroPhoto(data.photo),
    features: { ...features, photo: await readWidePhoto(features.photo) },
    story: { ...story, photo: await readWidePhoto(story.photo) },
    cities: cities && { ...cities, ...(await readCityMap(cities.list)) },
    trailers: {
      ...catalogue,
      text: data.catalogue,
      allPath: paths.trailers,
      cards: await readTrailerCards(),
    },
    reviews: { ...reviews, shown: await readTestimonials(reviews.shown) },
    questions: questions && {
      heading: questions.heading,
      questions: await readDataOf(questions.shown),
      photo: await readWidePhoto(questions.photo),
    },
    prefill: { event: data.quote.event, city: data.quote.city?.id },
    closing: await readClosing({ heading: data.closing, photo: data.closingPhoto }),
  };
}
