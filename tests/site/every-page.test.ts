import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { formPath } from "../../quote-request/protocol.ts";
import { fontCharacters, headingCharacters } from "../../scripts/subset-fonts.ts";
import { readBuiltPages, readImportMap } from "../support/browser/read-build.ts";
import { readBuiltPage } from "../support/browser/read-page.ts";
import { cities, routes } from "../support/browser/route-table.ts";
import { siteFolder } from "../support/built-site.ts";

/** The addresses of different pages by their HTML: the second address of a page has the same. */
const pages = new Map((await readBuiltPages()).map(({ path, html }) => [html, path]));

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
  for (const [html, path] of pages)
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  expect(pages.size).toBeGreaterThan(routes.length);
  expect(found).toEqual([]);
});

/** The specification's own words, which stay as they are. */
const straight = "We'll contact you within 24 hours with a detailed quote.";

test("every character on a page is in the site's fonts, and apostrophes and quotation marks are typographic", () => {
  const unknown = new Map<string, string>();
  for (const path of pages.values()) {
    const { $, text, title, meta } = readBuiltPage(path);
    for (const character of text)
      if (!fontCharacters.includes(character)) unknown.set(character, path);
    for (const character of $("h1, h2, h3").text().replaceAll("\n", ""))
      if (!headingCharacters.includes(character)) unknown.set(`${character} in a heading`, path);
    const words = [text, title, meta.get("description") ?? ""].join(" ").replaceAll(straight, "");
    expect(words.match(/.{0,20}['"].{0,20}/g) ?? [], path).toEqual([]);
  }
  expect([...unknown]).toEqual([]);
});

// The build follows every link, and fails at a dead end (site/build/links).
test("every page is linked from another (§6.02)", () => {
  const linked = new Set(
    routes.flatMap(({ path }) =>
      readBuiltPage(path).links.flatMap((link) => {
        const { pathname } = new URL(link, `https://www.maple.example${path}`);
        return pathname === path ? [] : [pathname];
      }),
    ),
  );
  expect(routes.filter(({ path }) => !linked.has(path))).toEqual([]);
});

test("no page signs anybody in, takes a booking or a payment, or names a price (§1.16, §1.32, §6.01, §6.04, §7.08)", () => {
  const asked =
    'input:is([type=password], [autocomplete^="cc-"], [autocomplete="current-password"])';
  const posting = new Set<string | undefined>();
  for (const path of pages.values()) {
    const { $, text } = readBuiltPage(path);
    expect($(asked).length, path).toBe(0);
    for (const { attribs } of $("form[method=post]").get()) posting.add(attribs.action);
    const insured = /\$5 million/g;
    expect(text.replace(insured, ""), path).not.toMatch(/\$\s?\d|\d\s?(\$|CAD|dollars)/);
  }
  expect([...posting]).toEqual([formPath]);
});

/** Returns the name of a picture by the address of its file. */
const pictureIn = (src = "") => /\/_astro\/([\w-]+)\./.exec(src)?.[1];

test("no picture leads more than two pages, those of cities excepted", () => {
  const leading = (path: string) =>
    pictureIn(readBuiltPage(path).$("main img[fetchpriority=high]").attr("src"));
  const cityPaths = new Set(cities.map(({ path }) => path));
  const others = routes.filter(({ path }) => !cityPaths.has(path));
  const led = Map.groupBy(others, ({ path }) => leading(path));
  led.delete(undefined);
  expect(led.size).toBeGreaterThan(15);
  expect([...led].filter(([, all]) => all.length > 2)).toEqual([]);
});

test("no page shows a picture twice, galleries excepted", () => {
  // The way in passes what the home page opens with.
  const gallery = "astro-island:has([data-thumbnails]) img, #all-pictures img, .walk-in img";
  for (const path of pages.values()) {
    const pictures = readBuiltPage(path).$("main img:not([src$='.svg'])").not(gallery).get();
    const shown = pictures.map(({ attribs }) => pictureIn(attribs.src));
    expect(new Set(shown).size, `${path}: ${shown.join(", ")}`).toBe(shown.length);
  }
});

test("every script of the site is named with its hash by the one that fetches it, and has nothing of a hosted backend's client (§7.14)", async () => {
  const hashes = new Set(Object.values(JSON.parse(await readImportMap()).integrity));
  const scripts = globSync("_astro/*.js", { cwd: siteFolder });
  expect(scripts.length).toBeGreaterThan(10);
  const texts = scripts.map((file) => readFileSync(`${siteFolder}/${file}`, "utf8"));
  const above = texts.join("") + readBuiltPage("/").html;
  for (const [at, script] of scripts.entries()) {
    const text = texts[at] as string;
    const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    const isNamed = hashes.has(hash) || above.includes(`integrity="${hash}"`);
    expect([script, isNamed, /supabase/i.test(text)]).toEqual([script, true, false]);
  }
  for (const [html, path] of pages)
    expect(html.match(/<script[^>]* src=/g)?.length, path).toBe(
      html.match(/<script[^>]* integrity="sha256-/g)?.length,
    );
});

test("no file of the public site names the desk: no page, no script, no sitemap, no robots.txt (§10.29)", () => {
  const text = "**/*.{html,js,css,xml,txt,json,webmanifest}";
  const files = globSync([text, "_headers", "_redirects"], { cwd: siteFolder });
  expect(files).toEqual(expect.arrayContaining(["index.html", "robots.txt", "sitemap.xml"]));
  const naming = files.filter((file) =>
    /\/desk(?![\w-])/.test(readFileSync(`${siteFolder}/${file}`, "utf8")),
  );
  expect(naming).toEqual([]);
});
