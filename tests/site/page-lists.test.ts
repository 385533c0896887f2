import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBuiltPages } from "../support/browser/read-build.ts";
import { readBuiltPage } from "../support/browser/read-page.ts";
import {
  aliases,
  cities,
  guides,
  posts,
  routes,
  specifiedShortPaths,
  trailers,
} from "../support/browser/route-table.ts";
import { siteFolder } from "../support/built-site.ts";

const readYaml = (file: string) => parse(readFileSync(file, "utf8"));
const business = readYaml("content/business.yaml");
const addressOf = (path: string) => new URL(path, business.siteAddress).href;
const canonicals = routes.map(({ path }) => addressOf(path)).sort();
const others = [...aliases, ...specifiedShortPaths.map(([short]) => short)].map(addressOf);

/** The built list of the given name. */
const readList = (name: string) => readFileSync(`${siteFolder}/${name}`, "utf8");

function readXml(name: string) {
  const xml = readList(name);
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false }).parse(xml);
}

test("the sitemap lists the canonical pages that may be indexed, and nothing else (§10.01)", async () => {
  const { urlset } = readXml("sitemap.xml");
  const listed = urlset.url.map(({ loc }: { loc: string }) => loc);
  expect([...listed].sort()).toEqual(canonicals);
  const indexable = (await readBuiltPages())
    .filter(({ html }) => html.includes('<meta name="robots" content="index, follow">'))
    .map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
  expect([...new Set(indexable)].sort()).toEqual(canonicals);
  for (const address of listed)
    expect(readBuiltPage(new URL(address).pathname).canonical).toBe(address);
});

test("the sitemap says truly when each page last changed", () => {
  const { urlset } = readXml("sitemap.xml");
  const changed = new Map<string, string>(
    urlset.url.map(({ loc, lastmod }: { loc: string; lastmod: string }) => [loc, lastmod]),
  );
  const today = new Date().toISOString().slice(0, 10);
  for (const [address, day] of changed) {
    expect(day, address).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day <= today, address).toBe(true);
  }
  for (const { path, file } of [...cities, ...trailers])
    expect(changed.get(addressOf(path))).toBe(readYaml(file).updated);
  for (const { path, file } of posts) {
    const [, head = ""] = readFileSync(file, "utf8").split("---\n");
    const { date, updated = date } = parse(head);
    expect(changed.get(addressOf(path))).toBe(updated);
  }
});

test("robots.txt opens the site, closes the quote function and names the sitemap", () => {
  const rules = "User-agent: *\nDisallow: /functions/v1/send-contact-email\n";
  expect(readList("robots.txt")).toBe(`${rules}\nSitemap: ${addressOf("/sitemap.xml")}\n`);
});

test("the feed is valid and brings every guide and article in full (§2.10.07, §3.5.02, §10.01)", () => {
  const { rss } = readXml("rss.xml");
  const { channel } = rss;
  expect(rss["@_version"]).toBe("2.0");
  expect(channel.title).toContain(business.name);
  expect(channel.link).toBe(addressOf("/"));
  expect(channel.description.length).toBeGreaterThan(20);
  expect(channel.language).toBe("en-ca");
  expect(channel["atom:link"]).toMatchObject({
    "@_href": addressOf("/rss.xml"),
    "@_rel": "self",
    "@_type": "application/rss+xml",
  });
  const links = channel.item.map(({ link }: { link: string }) => link);
  expect(links.sort()).toEqual(guides.map(({ path }) => addressOf(path)).sort());
  const times = channel.item.map(({ pubDate }: { pubDate: string }) => Date.parse(pubDate));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const item of channel.item) {
    expect(item.guid).toEqual({ "#text": item.link, "@_isPermaLink": "true" });
    // A date of RFC 822, as RSS 2.0 asks.
    expect(item.pubDate).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(item["dc:creator"]).toBeTruthy();
    const page = readBuiltPage(new URL(item.link).pathname);
    expect(item.title).toBe(page.h1[0]);
    expect(item.description).toBe(page.meta.get("description"));
    const $ = load(item["content:encoded"]);
    expect($("[class], [id], [style], svg, script, astro-island").length).toBe(0);
    expect($("body").text()).not.toContain("{");
    for (const element of $("a, img").get()) {
      const address = $(element).attr("href") ?? $(element).attr("src") ?? "";
      expect(address, item.link).toMatch(/^(https?:|mailto:|tel:)/);
      expect(others).not.toContain(address);
    }
    // Every paragraph, item, heading and cell of the page is in the feed too.
    const inFeed = $("body").text().replace(/\s+/g, " ");
    const onPage = page.$("article [data-text] :is(p, li, h2, h3, td)");
    expect(onPage.length, item.link).toBeGreaterThan(20);
    for (const element of onPage.get()) {
      const words = $(element).text().replace(/\s+/g, " ").trim();
      expect(inFeed, item.link).toContain(words);
    }
  }
});

test("llms.txt names every canonical page once, with what it is about", () => {
  const text = readList("llms.txt");
  expect(text.startsWith(`# ${business.fullName}\n\n> `)).toBe(true);
  const entries = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)];
  expect(entries.map(([, , address]) => address).sort()).toEqual(canonicals);
  for (const [, title = "", address = "", description] of entries) {
    const page = readBuiltPage(new URL(address).pathname);
    expect(page.meta.get("og:title")).toBe(title);
    expect(page.meta.get("description")).toBe(description);
  }
  expect(text).toContain(business.phone);
  expect(text).not.toMatch(/\{\w+\}/);
});

test("static hosts get the same redirects, and pages for hosts that know none (§2.2.23–25, §10.02)", () => {
  const redirects = readList("_redirects").trim().split("\n");
  expect(redirects).toEqual(
    specifiedShortPaths.flatMap(([short, page]) => [
      `${short} ${page} 301`,
      `${short}/ ${page} 301`,
    ]),
  );
  for (const [short, page] of specifiedShortPaths) {
    const $ = load(readList(`${short}.html`));
    expect($('meta[http-equiv="refresh"]').attr("content")).toBe(`0; url=${page}`);
    expect($("link[rel=canonical]").attr("href")).toBe(addressOf(page));
    expect($("meta[name=robots]").attr("content")).toBe("noindex, follow");
    expect($(`main a[href="${page}"]`).length).toBe(1);
  }
});
