import { readBusiness } from "./business/business.ts";
import { readPage } from "./entries.ts";
import { readHeroPhoto } from "./photos.ts";
import type { Reference } from "./schema-fields.ts";

type Own = { heading?: string; button?: string; photo?: Reference<"photos"> };

/** Returns the last band of a page: that of closing-band.yaml, with what is the page's own. */
export async function readClosing({ photo, ...words }: Own = {}) {
  const [band, business] = await Promise.all([readPage("closingBand"), readBusiness()]);
  return { ...band, ...words, photo: await readHeroPhoto(photo ?? band.photo), business };
}
