import { getEntry } from "astro:content";
import { sharePictureName } from "../../lib/share-pictures.ts";
import { readBusiness } from "../../lib/site-content.ts";
import { readSitePages, type SitePage } from "../../lib/site-pages.ts";
import { photoFiles } from "../../schemas/known-ids.ts";
import { readSharePicture } from "../../share-pictures/draw-share-picture.ts";

/** A picture for each canonical page. */
export async function getStaticPaths() {
  const pages = await readSitePages();
  return pages.map((page) => ({ params: { picture: sharePictureName(page.path) }, props: page }));
}

export async function GET({ props: { title, photo } }: { props: SitePage }) {
  const [{ data }, business] = await Promise.all([getEntry(photo), readBusiness()]);
  const jpeg = await readSharePicture(
    { title, businessName: business.name },
    { file: photoFiles().get(photo.id) ?? "", focus: data.focus },
  );
  return new Response(new Uint8Array(jpeg), { headers: { "Content-Type": "image/jpeg" } });
}
