import { readBusiness } from "./business/business.ts";
import { readPage } from "./entries.ts";
import { readHeroPhoto } from "./photos.ts";

/** Returns the last band of a page: that of closing-band.yaml, with the words of the page. */
export async function readClosing(own: { heading?: string; button?: string } = {}) {
  const [band, business] = await Promise.all([readPage("closingBand"), readBusiness()]);
  return { ...band, ...own, photo: await readHeroPhoto(band.photo), business };
}
