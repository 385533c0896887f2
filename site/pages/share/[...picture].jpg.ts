import { readBusiness } from "../../content/business/business.ts";
import { readOriginal } from "../../content/photos.ts";
import { readSharePicture } from "../../seo/share-pictures/draw-share-picture.ts";
import { sharePictureName } from "../../seo/share-pictures/share-picture-address.ts";
import { readSitePages, type SitePage } from "../../seo/site-pages.ts";

/** A picture for each canonical page. */
export async function getStaticPaths() {
  const pages = await readSitePages();
  return pages.map((page) => ({ params: { picture: sharePictureName(page.path) }, props: page }));
}

export async function GET({ props: { title, photo } }: { props: SitePage }) {
  const [original, business] = await Promise.all([readOriginal(photo), readBusiness()]);
  const jpeg = await readSharePicture({ title, businessName: business.name }, original);
  return new Response(new Uint8Array(jpeg), { headers: { "Content-Type": "image/jpeg" } });
}
