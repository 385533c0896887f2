import { stationRule } from "../../../quote-request/stations.ts";
import { readPage } from "../entries.ts";
import { paths } from "../paths.ts";
import { readPhoto } from "../photos.ts";
import { describeGuests, readTrailers, stationsInWords } from "./trailers.ts";

/** Returns every trailer as a card with its photo; `pathOf` is the address that a card links to. */
export async function readTrailerCards(pathOf: (id: string) => string = paths.trailer) {
  const [trailers, words] = await Promise.all([readTrailers(), readPage("trailerPage")]);
  return Promise.all(
    trailers.map(async ({ id, data }) => ({
      path: pathOf(id),
      name: data.name,
      shortDescription: data.shortDescription,
      stations: stationsInWords(data.stalls, words.stations),
      guests: describeGuests(data, words.capacity),
      crew: {
        planned: data.stalls * stationRule.workersPerStation,
        label: words.capacity.workers,
      },
      elevation: {
        drawing: paths.drawing(id),
        length: data.specifications.length,
        height: data.specifications.height,
      },
      photo: await readPhoto(data.cardImage),
    })),
  );
}
