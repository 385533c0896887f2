import rss from "@astrojs/rss";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readBusiness } from "../content/business/business.ts";
import { machineDate } from "../content/dates.ts";
import { readPage } from "../content/entries.ts";
import { paths } from "../content/paths.ts";
import { readPhoto } from "../content/photos.ts";
import { readParts } from "../content/posts/post-body.ts";
import { type Post, readPosts } from "../content/posts/posts.ts";
import { readSitePlan } from "../content/posts/site-plans.ts";
import { ComparisonTable } from "../sections/blog/ComparisonTable.tsx";
import { SitePlan } from "../sections/blog/SitePlan.tsx";
import { addressOf } from "../seo/addresses.ts";
import { feedHtml } from "../seo/feed-html.ts";

/** Every guide and article in full, the newest first. */
export async function GET() {
  const [business, { index }, posts] = await Promise.all([
    readBusiness(),
    readPage("blog"),
    readPosts(),
  ]);
  return rss({
    title: `${business.name}: ${index.heading}`,
    description: index.lead,
    site: addressOf(paths.home),
    xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
    customData: `<language>${business.language.toLowerCase()}</language><atom:link href="${addressOf(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      posts.map(async (post) => ({
        title: post.title,
        description: post.description,
        link: addressOf(post.path),
        // In the morning where the business is; midnight UTC would be the evening before.
        pubDate: new Date(`${machineDate(post.date)}T12:00:00Z`),
        categories: [post.category.name],
        content: feedHtml(await renderPost(post), addressOf(post.path)),
        customData: `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
      })),
    ),
  });
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns a post's picture, comparison table, text and site plans as HTML. */
async function renderPost({ photo, html, comparison }: Post): Promise<string> {
  const { src } = await readPhoto(photo);
  const parts = await Promise.all(
    readParts(html).map(async (part) => {
      if ("html" in part) return part.html;
      if ("sitePlan" in part) return render(SitePlan, await readSitePlan(part.sitePlan));
      return "";
    }),
  );
  const picture = `<p><img src="${src}" alt=""></p>`;
  const table = comparison ? render(ComparisonTable, comparison) : "";
  return [picture, table, ...parts].join("\n");
}

const render = <Props extends object>(component: FunctionComponent<Props>, props: Props) =>
  renderToStaticMarkup(createElement(component, props));
