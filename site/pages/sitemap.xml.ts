import { SitemapStream, streamToPromise } from "sitemap";
import { paths } from "../content/paths.ts";
import { addressOf } from "../seo/addresses.ts";
import { readSitePages } from "../seo/site-pages.ts";

/** The canonical pages with the day of their last change; search engines ignore priorities. */
export async function GET() {
  const stream = new SitemapStream({
    hostname: addressOf(paths.home),
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const { path, lastChanged } of await readSitePages())
    stream.write({ url: path, lastmod: lastChanged });
  stream.end();
  const xml = await streamToPromise(stream);
  return new Response(new Uint8Array(xml), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
