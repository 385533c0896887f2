import rss from "@astrojs/rss";
import { machineDate } from "../content/dates.ts";
import { paths } from "../content/paths.ts";
import { readPosts } from "../content/posts/posts.ts";
import { readBusiness, readPage } from "../content/site-content.ts";
import { addressOf } from "../seo/addresses.ts";
import { readFeedContent } from "../seo/feed.ts";

/** Every guide and article in full, the newest first. */
export async function GET() {
  const [business, { feed }, posts] = await Promise.all([
    readBusiness(),
    readPage("forMachines", "for-machines"),
    readPosts(),
  ]);
  return rss({
    title: `${business.name}: ${feed.title}`,
    description: feed.description,
    site: addressOf(paths.home),
    xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
    customData: `<language>en-ca</language><atom:link href="${addressOf(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      posts.map(async (post) => ({
        title: post.title,
        description: post.description,
        link: addressOf(post.path),
        // In the morning of that day in Ontario; midnight UTC would be the evening before.
        pubDate: new Date(`${machineDate(post.date)}T12:00:00Z`),
        categories: [post.category.name],
        content: await readFeedContent(post, addressOf(post.path)),
        customData: `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
      })),
    ),
  });
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
