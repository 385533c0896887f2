import { readClosing } from "../closing.ts";
import { readPage } from "../entries.ts";
import { readHeroPhoto, readPhoto } from "../photos.ts";

/** Returns everything that the about page shows. */
export async function readAboutPage() {
  const page = await readPage("about");
  return {
    ...page,
    photo: await readHeroPhoto(page.photo),
    why: { ...page.why, photo: await readPhoto(page.why.photo) },
    closing: await readClosing({ heading: page.closing, photo: page.closingPhoto }),
  };
}
