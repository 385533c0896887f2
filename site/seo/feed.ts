import * as cheerio from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readPhoto } from "../content/photos.ts";
import { readParts } from "../content/posts/post-body.ts";
import type { Post } from "../content/posts/posts.ts";
import { readSitePlan } from "../content/posts/site-plans.ts";
import { ComparisonTable } from "../sections/blog/ComparisonTable.tsx";
import { SitePlan } from "../sections/blog/SitePlan.tsx";

/** A whole post as a feed reader can show it: its picture, text, tables and the words of its site plans, with whole addresses. */
export async function readFeedContent(post: Post, pageAddress: string): Promise<string> {
  const photo = await readPhoto(post.photo);
  const comparison = post.entry.collection === "articles" ? post.entry.data.comparison : undefined;
  const parts = await Promise.all(
    readParts(post.html).map(async (part) => {
      if ("html" in part) return part.html;
      if ("sitePlan" in part) return print(SitePlan, await readSitePlan(part.sitePlan));
      return "";
    }),
  );
  const picture = `<p><img src="${photo.src}" alt=""></p>`;
  const table = comparison ? print(ComparisonTable, comparison) : "";
  return plainHtml([picture, table, ...parts].join("\n"), pageAddress);
}

const print = <Props extends object>(component: React.FC<Props>, props: Props) =>
  renderToStaticMarkup(createElement(component, props));

/** HTML without what only our own stylesheet understands, its addresses whole; drawings are left out. */
export function plainHtml(html: string, pageAddress: string): string {
  const $ = cheerio.load(html, null, false);
  $("svg").remove();
  $("[data-table], section, figure, figcaption").each((_, frame) => {
    $(frame).replaceWith($(frame).contents());
  });
  // On the page these words stand in a line of their own.
  $("td span").each((_, words) => {
    const line = $("<em></em>").text($(words).text());
    $(words).before("<br>").replaceWith(line);
  });
  $("*").removeAttr("class").removeAttr("id").removeAttr("tabindex").removeAttr("style");
  for (const attribute of ["href", "src"])
    $(`[${attribute}]`).each((_, element) => {
      const address = $(element).attr(attribute) ?? "";
      $(element).attr(attribute, new URL(address, pageAddress).href);
    });
  return $.html();
}
