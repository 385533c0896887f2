import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { load } from "cheerio";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { day } from "../../server/time/durations.ts";
import { bundleScript } from "../../site/build/pages/bundle-script.ts";
import { speculationRules } from "../../site/hydration/speculation-rules.ts";
import { beforePaintScript } from "../../site/layouts/before-paint-script.ts";
import { readBuiltPages, readImportMap } from "../support/browser/read-build.ts";
import { readBuiltPage } from "../support/browser/read-page.ts";
import { cities, guides, routes } from "../support/browser/route-table.ts";
import { siteFolder } from "../support/built-site.ts";

const business = parse(readFileSync("content/business.yaml", "utf8"));
const formScript = bundleScript("site/features/quote-form/form-before-paint.ts");
const addressOf = (path: string) => new URL(path, business.siteAddress).href;

test("titles and descriptions are unique, and search results cut none of them (§2.2.29–30, §3.3.01)", () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of routes) {
    const { title, meta } = readBuiltPage(path);
    const description = meta.get("description") ?? "";
    expect(title.length, `${path}: "${title}"`).toBeGreaterThanOrEqual(25);
    expect(title.length, `${path}: "${title}"`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: "${description}"`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${path}: "${description}"`).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([routes.length, routes.length]);
});

test("each search phrase of docs/search-phrases.md has one page, and no two pages a heading", () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pages = routes.map(({ path }) => {
    const { title, h1 } = readBuiltPage(path);
    return { path, h1: h1[0] ?? "", words: new Set(wordsOf(`${title} ${h1[0]}`)) };
  });
  expect(new Set(pages.map(({ h1 }) => h1)).size).toBe(pages.length);
  const table = readFileSync("docs/search-phrases.md", "utf8").matchAll(
    /^\| (.+?) +\| `(.+)` +\|$/gm,
  );
  const phrases = [
    ...[...table].map(([, phrase = "", path]) => ({ phrase, path })),
    ...cities.map(({ path, file }) => {
      const { name } = parse(readFileSync(file, "utf8"));
      return { phrase: `trailer rental ${name}`, path };
    }),
  ];
  expect(phrases.length).toBeGreaterThan(40);
  for (const { phrase, path } of phrases) {
    const found = pages.filter(({ words }) => wordsOf(phrase).every((word) => words.has(word)));
    expect([phrase, ...found.map((page) => page.path)]).toEqual([phrase, path]);
  }
});

test("each path of the route table answers with one heading, and says all that search engines and shared links need (§1.34, §2.1.01–21, §2.1.27–37, §2.2.31–34, §2.2.36–37, §2.2.39, §2.13.04, §3.3.02–08, §3.5.08–17, §6.02, §9.31, §10.24)", () => {
  const written = guides.map(({ path }) => path);
  for (const { path } of routes) {
    const page = readBuiltPage(path);
    const { meta, headLinks, h1 } = page;
    const canonical = addressOf(path);
    expect([path, h1.length]).toEqual([path, 1]);
    expect(h1[0], path).not.toBe("");
    expect(page.canonical, path).toBe(canonical);
    for (const language of ["en-CA", "en"])
      expect(headLinks, path).toContain(`alternate ${language} ${canonical}`);
    expect(meta.get("keywords")?.split(", ").length, path).toBeGreaterThanOrEqual(3);
    const isWritten = written.includes(path);
    const title = meta.get("og:title") ?? "";
    expect(page.title.startsWith(title), path).toBe(true);
    expect(Object.fromEntries(meta), path).toMatchObject({
      robots: "index, follow",
      "og:type": isWritten ? "article" : "website",
      "og:site_name": business.name,
      "og:locale": "en_CA",
      "og:url": canonical,
      "og:description": meta.get("description"),
      "og:image": addressOf(`/share${path === "/" ? "/home" : path}.jpg`),
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": meta.get("description"),
      "twitter:image": meta.get("og:image"),
      "twitter:image:alt": meta.get("og:image:alt"),
    });
    expect(meta.get("og:image:alt")?.length, path).toBeGreaterThan(20);
    expect(meta.has("article:published_time"), path).toBe(isWritten);
    if (!isWritten) continue;
    expect(meta.get("article:section"), path).toBeTruthy();
    expect(meta.get("author"), path).toBeTruthy();
    expect(meta.get("article:published_time"), path).toMatch(/^\d{4}-\d\d-\d\dT09:00:00-0[45]:00$/);
    expect(
      (meta.get("article:modified_time") ?? "") >= (meta.get("article:published_time") ?? ""),
    ).toBe(true);
  }
});

test("each share picture is a JPEG of 1200 × 630 pixels below 200 KB, another one for each page (§2.2.38, §3.3.04)", async () => {
  const seen = new Set<string>();
  for (const { path } of routes) {
    const { pathname } = new URL(readBuiltPage(path).meta.get("og:image") ?? "");
    const bytes = await readFile(siteFolder + pathname);
    expect(bytes.length, pathname).toBeLessThan(200_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([pathname, format, width, height]).toEqual([pathname, "jpeg", 1200, 630]);
    seen.add(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(seen.size).toBe(routes.length);
});

test("the icons come in every size that browsers and telephones ask for", async () => {
  const { headLinks } = readBuiltPage("/");
  expect(headLinks).toEqual(
    expect.arrayContaining([
      "icon /favicon.ico",
      "icon image/svg+xml /icons/tab.svg",
      "apple-touch-icon /icons/apple-touch-icon.png",
    ]),
  );
  const open = (path: string) => readFile(siteFolder + path);
  const manifest = JSON.parse((await open("/site.webmanifest")).toString());
  expect(manifest).toMatchObject({ name: business.fullName, short_name: business.name });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: "/icons/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    const { width, height, format } = await sharp(await open(src)).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, "png"]);
  }
  expect((await open("/icons/tab.svg")).toString()).toMatch(/^<svg xmlns=/);
  const ico = await open("/favicon.ico");
  // The directory of an ICO file: type 1, the number of pictures, then 16 bytes each that begin
  // with its width.
  const count = ico.readUInt16LE(4);
  const widths = Array.from({ length: count }, (_, at) => ico.readUInt8(6 + at * 16));
  expect([ico.readUInt16LE(2), widths]).toEqual([1, [16, 32, 48]]);
});

const securityTags = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-XSS-Protection": "1; mode=block",
  referrer: "strict-origin-when-cross-origin",
};

test("the five security tags stand on every built page, and its policy names what it holds and nothing more (§2.2.40–42, §2.2.45–49, §7.12–13)", async () => {
  // The second address of a page has the same file.
  const pages = new Map((await readBuiltPages()).map(({ path, html }) => [html, path]));
  const importMap = await readImportMap();
  expect(pages.size).toBeGreaterThan(routes.length);
  for (const [html, path] of pages) {
    // As a browser without scripts reads it: the tag against framing stands in a noscript.
    const $ = load(html, { scriptingEnabled: false });
    for (const [name, value] of Object.entries(securityTags))
      expect($(`meta:is([http-equiv="${name}"], [name="${name}"])`).attr("content")).toBe(value);
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*|http:/);
    expect(policy, path).toContain("connect-src 'self';");
    const hashOf = (text: string) =>
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const inline = (selector: string) => [
      ...new Set(
        $(selector)
          .map((_, element) => hashOf($(element).text()))
          .get(),
      ),
    ];
    const allowed = (directive: string) =>
      new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(" ");
    const scripts = [hashOf(await beforePaintScript), hashOf(speculationRules)];
    if ($("[data-quote-list]").length > 0) scripts.push(hashOf(await formScript));
    expect(inline('script:not([src]):not([type="application/ld+json"])'), path).toEqual(scripts);
    expect(allowed("script-src"), path).toEqual([
      "'self'",
      ...scripts,
      // A script adds it once the page has been painted.
      hashOf(importMap),
    ]);
    expect(allowed("style-src"), path).toEqual(["'self'", ...inline("style")]);
    // A policy cannot govern what stands before it.
    expect($("meta").index($('meta[http-equiv="Content-Security-Policy"]')), path).toBe(1);
    expect(html.indexOf("Content-Security-Policy"), path).toBeLessThan(
      html.search(/<s(cript|tyle)/),
    );
  }
});

test("security.txt says whom to tell of a weakness, for less than a year", async () => {
  const text = await readFile(`${siteFolder}/.well-known/security.txt`, "utf8");
  const lines = text.trim().split("\n");
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get("Contact")).toBe(`mailto:${business.email}`);
  expect(fields.get("Canonical")).toBe(`${business.siteAddress}/.well-known/security.txt`);
  expect(fields.get("Preferred-Languages")).toBe("en");
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / day;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
});
