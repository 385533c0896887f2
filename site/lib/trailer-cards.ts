import { paths } from "./paths.ts";
import { readPhoto } from "./photos.ts";
import { readPage } from "./site-content.ts";
import { countStations, readTrailers } from "./trailers.ts";

/** Every trailer as a compact card, its picture made ready. */
export async function readTrailerCards() {
  const [trailers, words] = await Promise.all([
    readTrailers(),
    readPage("trailerPage", "trailer-page"),
  ]);
  return Promise.all(
    trailers.map(async ({ id, data }) => ({
      path: paths.trailer(id),
      name: data.name,
      shortDescription: data.shortDescription,
      stations: countStations(data.stalls, words.stations),
      figures: {
        stalls: data.stalls,
        length: data.specifications.length,
        height: data.specifications.height,
      },
      photo: await readPhoto(data.image),
    })),
  );
}
