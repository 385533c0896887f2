import { glob, readFile } from "node:fs/promises";
import { load } from "cheerio";
import { HtmlValidate } from "html-validate";
import { fontCharacters, headingCharacters } from "../../../scripts/subset-fonts.ts";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { readBuiltPages } from "../../support/browser/read-build.ts";
import { type BuiltPage, readPage } from "../../support/browser/read-page.ts";
import { cities, missing, routes } from "../../support/browser/route-table.ts";
import { templates } from "../../support/browser/templates.ts";
import { siteFolder } from "../../support/built-site.ts";

test("every built page is valid HTML", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // Astro writes compact attributes and React self-closes what is void; neither is an error of
      // HTML.
      "attr-quotes": "off",
      "void-style": "off",
      "doctype-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      // An island's props are JSON in an attribute.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-inline-style": "error",
    },
  });
  const found: string[] = [];
  let pages = 0;
  for await (const file of glob("**/*.html", { cwd: siteFolder })) {
    pages += 1;
    const report = await validator.validateString(await readFile(`${siteFolder}/${file}`, "utf8"));
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(pages).toBeGreaterThan(110);
  expect(found).toEqual([]);
});

test("every character on a page is in the site's fonts", async ({ server }) => {
  const unknown = new Map<string, string>();
  for (const { path } of routes) {
    const { text, html } = await readPage(server.url, path);
    for (const character of text)
      if (!fontCharacters.includes(character)) unknown.set(character, path);
    for (const character of load(html)("h1, h2, h3").text().replaceAll("\n", ""))
      if (!headingCharacters.includes(character)) unknown.set(`${character} in a heading`, path);
  }
  expect([...unknown]).toEqual([]);
});

/** The specification's own words, which stay as they are. */
const straight = ["We'll contact you within 24 hours with a detailed quote."];

test("apostrophes and quotation marks are typographic on every page", async ({ server }) => {
  for (const path of [...routes.map((route) => route.path), ...missing]) {
    const { text, title, meta } = await readPage(server.url, path);
    const words = [text, title, meta.get("description") ?? ""].join(" ");
    const own = straight.reduce((rest, theirs) => rest.replaceAll(theirs, ""), words);
    expect(own.match(/.{0,20}['"].{0,20}/g) ?? [], path).toEqual([]);
  }
});

test("every internal link resolves, and every page is linked from another (§2.2, §6, §7, §10)", async ({
  server,
}) => {
  const pages = new Map<string, BuiltPage>();
  const addresses = [...routes.flatMap(({ path, alias }) => [path, ...(alias ? [alias] : [])])];
  for (const path of [...addresses, ...missing]) pages.set(path, await readPage(server.url, path));

  const dead: string[] = [];
  const linkedFrom = new Map<string, Set<string>>();
  const answers = new Map<string, Promise<BuiltPage>>();
  const open = (path: string) => {
    const known = pages.get(path);
    if (known) return Promise.resolve(known);
    const answer = answers.get(path) ?? followOnce(path);
    answers.set(path, answer);
    return answer;
  };
  /** A short path may redirect, once. */
  const followOnce = async (path: string) => {
    const response = await fetch(server.url + path, { redirect: "manual" });
    const location = response.headers.get("location");
    return readPage(server.url, response.status === 301 && location ? location : path);
  };
  for (const [from, page] of pages) {
    for (const href of new Set(page.links)) {
      if (/^(https?|mailto|tel):/.test(href)) continue;
      const { pathname, hash } = new URL(href, server.url + from);
      const target = pathname === from ? page : await open(pathname);
      if (target.status !== 200 && pathname !== from)
        dead.push(`${from} → ${href} (${target.status})`);
      if (hash && !target.ids.has(decodeURIComponent(hash.slice(1))))
        dead.push(`${from} → ${href} (no such place on the page)`);
      if (pathname !== from && page.status === 200)
        linkedFrom.set(target.path, (linkedFrom.get(target.path) ?? new Set()).add(from));
    }
  }
  expect(dead).toEqual([]);
  expect(routes.filter(({ path }) => !linkedFrom.has(path))).toEqual([]);
});

/** Returns the names of the photographs in a page's content, without those that `except` finds. */
function photosOf(html: string, except = "") {
  const $ = load(html);
  return $("main img:not([src$='.svg'])")
    .not(except)
    .get()
    .map((image) => /\/_astro\/([\w-]+)\./.exec($(image).attr("src") ?? "")?.[1] ?? "");
}

test("no page shows a picture twice, a gallery excepted", async () => {
  for (const { path, html } of await readBuiltPages()) {
    const shown = photosOf(html, "astro-island:has([data-thumbnails]) img, #all-pictures img");
    expect(new Set(shown).size, `${path}: ${shown.join(", ")}`).toBe(shown.length);
  }
});

test("no picture of a trailer from outside is on more than a third of the templates", async () => {
  const outside = /exterior|^place-|^walk-|-dusk|door-open|night|rear/;
  const pagesOf = new Map<string, string[]>();
  for (const { path, html } of await readBuiltPages()) {
    if (!templates.includes(path)) continue;
    for (const photo of new Set(photosOf(html)))
      if (outside.test(photo)) pagesOf.set(photo, [...(pagesOf.get(photo) ?? []), path]);
  }
  expect(pagesOf.size).toBeGreaterThan(15);
  for (const [photo, pages] of pagesOf)
    expect(pages.length, `${photo}: ${pages.join(", ")}`).toBeLessThanOrEqual(templates.length / 3);
});

/** Pages with markup of their own: templates.spec.ts has one city, and one of each other kind. */
const own = routes
  .map(({ path }) => path)
  .filter((path) => !templates.includes(path) && !cities.some((city) => city.path === path));

test.describe("with what is not there", () => {
  test.use({ expectedConsole: /404/, viewport: { width: 390, height: 900 } });

  for (const path of [...own, "/blog/unknown", "/blog/category/unknown"])
    test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
});
