import { readCityMap } from "../cities/cities.ts";
import { readClosing } from "../closing.ts";
import { readPage } from "../entries.ts";
import { paths } from "../paths.ts";
import { readPhoto } from "../photos.ts";
import { describeGuests, readTrailers, stationsInWords } from "./trailers.ts";

export type TrailerListPage = Awaited<ReturnType<typeof readTrailerListPage>>;

/** Returns everything that the list of trailers shows. */
export async function readTrailerListPage() {
  const [page, words, trailers] = await Promise.all([
    readPage("trailerList"),
    readPage("trailerPage"),
    readTrailers(),
  ]);
  const rows = trailers.map(async ({ id, data }) => ({
    ...data,
    id,
    path: paths.trailer(id),
    drawing: paths.drawing(id),
    photo: await readPhoto(data.image),
    room: await readPhoto(data.cardImage),
    inside: await readPhoto(data.details.inside),
    guests: describeGuests(data, words.capacity),
    stations: stationsInWords(data.stalls, words.stations),
    badge: data.mostPopular && page.mostPopular,
  }));
  return {
    ...page,
    rows: await Promise.all(rows),
    pictures: {
      planner: await readPhoto(page.pictures.planner),
      cities: await readPhoto(page.pictures.cities),
    },
    cities: { ...page.cities, ...(await readCityMap()) },
    closing: await readClosing({ heading: page.closing, photo: page.pictures.closing }),
  };
}
