import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBuiltPage, textOf } from "../support/browser/read-page.ts";
import {
  articles,
  categories,
  cities,
  guides,
  posts,
  routes,
  trailers,
} from "../support/browser/route-table.ts";

type Part = { heading: string; link?: { label: string; address: string } };
type Category = { title: string; description: string; parts: Part[] };

const content = (file: string) => parse(readFileSync(`content/${file}.yaml`, "utf8"));
const entries: Record<string, Category> = content("categories");
const pathOf = (index: number) => categories[index]?.path ?? "";
const blog = "/washroom-restroom-trailer-rentals-blog";

test("each category links to its guide and has a title that names the service", () => {
  for (const { id: slug, path } of categories) {
    const { title, description, parts } = entries[slug] as Category;
    expect(title, slug).toMatch(/washroom trailer rentals/i);
    expect(description, slug).toMatch(/washroom trailer rentals/i);
    const { mainLinks } = readBuiltPage(path);
    const guides = parts.flatMap(({ link }) => (link?.address.startsWith(blog) ? [link] : []));
    expect(guides, slug).toHaveLength(1);
    for (const { address } of guides) expect(mainLinks, slug).toContain(address);
  }
});

test("the stations of a category's events are the guest planner's (§10.20)", () => {
  const counted = [
    [1, "Single-Station Trailer"],
    [2, "Luxury 2-Station Trailer Book a pump-out with it"],
    [3, "Executive 3-Station Trailer Book a pump-out with it"],
    [4, "Grand 4-Station Trailer Book a pump-out with it"],
  ] as const;
  const { $ } = readBuiltPage(pathOf(0));
  const rows = $('main tr:has(a[href^="/washroom-restroom-trailer/"])').get();
  const cells = rows.map((row) => $(row).children().get());
  expect(
    cells.map(([, stations, trailer]) => [Number(textOf($, stations)), textOf($, trailer)]),
  ).toEqual(counted.map(([stations, name]) => [stations, name]));
  expect(cells.map(([event]) => textOf($, event))[2]).toBe(
    "Vineyard dinner and dancing 150 guests, 8 hours, alcohol served",
  );
});

test("the fenced areas of a festival are added up, past what is planned as one", () => {
  const { $ } = readBuiltPage(pathOf(2));
  const numbers = (find: string) =>
    $(find)
      .get()
      .map((cell) => Number.parseInt(textOf($, cell), 10));
  const sum = (all: number[]) => all.reduce((total, next) => total + next, 0);
  const people = sum(numbers("main tbody th[scope=row] > span"));
  expect(numbers("main tfoot th > span")).toEqual([people]);
  expect(people).toBeGreaterThan(400);
  const stations = sum(numbers("main tbody:has(+ tfoot) td:nth-child(2)"));
  expect(numbers("main tfoot td")).toEqual([stations, $("main tbody:has(+ tfoot) a").length]);
});

test("what grieves or cannot wait begins with the phone, the other categories with the form and the phone beside it (§2.11.02)", () => {
  const { phone } = content("business");
  for (const { id, path } of categories) {
    const { $ } = readBuiltPage(path);
    const isCallFirst = /^(funeral|emergency)/.test(id);
    expect([id, $("[data-call-first]").length > 0]).toEqual([id, isCallFirst]);
    const actions = $("main > section").first().find("a").slice(0, 2).get();
    const words = actions.map((action) => textOf($, action)).join(", ");
    expect(words, id).toBe(
      isCallFirst ? `Call ${phone}, Get Your Free Quote` : `Get Your Free Quote, ${phone}`,
    );
  }
});

test("home, services, the trailer list and the page of the province lead to all that they show and to nothing more (§1.12, §2.3.10, §2.5.05, §2.6.03, §2.6.05, §2.14.14–15)", () => {
  const [cityPaths, trailerPaths, categoryPaths] = [cities, trailers, categories].map((all) =>
    all.map(({ path }) => path),
  ) as [string[], string[], string[]];
  const cityLinks = 'li a[href$="-washroom-restroom-trailer-rentals"]';
  const inBand = (heading: string) => `main section:has(h2:contains("${heading}"))`;
  const list = "/luxury-washroom-restroom-trailer-rentals";
  for (const [path, find, paths] of [
    ["/", `${inBand("Where we deliver")} ${cityLinks}`, cityPaths],
    ["/", `${inBand("The 2‑station trailer")} a[href*="trailer/"]`, trailerPaths.slice(1, 2)],
    [
      "/washroom-restroom-trailer-rental-services",
      "main li:has(h2):has(svg) a",
      categoryPaths.slice(0, 4),
    ],
    [list, 'main li[id$="-restroom-trailer"] a[href^="/washroom-restroom-trailer/"]', trailerPaths],
    [list, `${inBand("Where we deliver")} ${cityLinks}`, cityPaths],
    [
      "/luxury-restroom-rentals-ontario",
      `${inBand("by city")} ${cityLinks}`,
      cityPaths.slice(0, 18),
    ],
  ] as const) {
    const { $ } = readBuiltPage(path);
    const led = $(find)
      .get()
      .map((link) => $(link).attr("href"));
    expect([path, find, ...[...new Set(led)].sort()]).toEqual([path, find, ...[...paths].sort()]);
  }
});

test("a trailer's page says its listed maximum once, away from the figure to plan with (§9.18–21)", () => {
  for (const { path, file } of trailers) {
    const { text, $ } = readBuiltPage(path);
    const { eightHours, fiveHours } = parse(readFileSync(file, "utf8")).capacity;
    expect(text.match(/listed maximum[^.]*/gi), path).toEqual([
      `Listed maximum: ${eightHours} guests over 8 hours, ${fiveHours} over 5`,
    ]);
    expect($("main section:has(h1)").text(), path).not.toContain("Listed maximum");
  }
});

test("each city's page is about that city and its places (§2.13.01–02, §2.13.09)", () => {
  for (const { id: city, path, file } of cities) {
    const { name, hero, about, places, questions } = parse(readFileSync(file, "utf8"));
    const page = readBuiltPage(path);
    expect(page.h1).toEqual([hero.heading]);
    expect(page.title).toContain(name);
    expect(page.crumbs.map((crumb) => crumb.name)).toEqual(["Home", "All of Ontario", name]);
    for (const { id, title, source } of places.list) {
      expect(page.$(`#${id} dt`).text(), path).toBe(title);
      const query = new URLSearchParams({ city, place: title });
      expect(page.$(`#${id} a`).attr("href"), path).toContain(`?${query}`);
      expect(page.text, path).toContain(`Ask about ${title}`);
      if (source) expect(page.html, path).not.toContain(source);
    }
    for (const { label, post, category } of about.guides)
      expect(page.$(`main a:contains("${label}")`).attr("href"), path).toBe(
        `${blog}/${post ?? category}`,
      );
    const asked = questions.map(({ question }: { question: string }) => question);
    expect(page.$("main summary").text(), path).toBe(asked.join(""));
  }
});

test("every yellow button of a page that asks for a free quote says the same (§2.13.11)", () => {
  for (const { path } of routes) {
    if (trailers.some((trailer) => trailer.path === path)) continue;
    const { $ } = readBuiltPage(path);
    const buttons = $("main a.bg-sun").get();
    const labels = buttons.map((button) => textOf($, button)).filter((text) => /free/i.test(text));
    const isCity = cities.some((city) => city.path === path);
    const label = isCity ? "Get Free Quote" : "Get Your Free Quote";
    expect([path, ...new Set([...labels, label])]).toEqual([path, label]);
  }
});

test("every page writes hours as 9:00 AM", () => {
  for (const { path } of routes) {
    const { text } = readBuiltPage(path);
    expect(text, path).not.toMatch(/\d ?[ap]\.?m\b/);
    expect(text, path).not.toMatch(/(?<!:\d)\d [AP]M\b/);
  }
});

test("each card of the blog shows the picture that its post opens with (§2.9.04, §2.10.02, §3.5.07)", () => {
  const pictureIn = (path: string, within: string) => {
    const { $ } = readBuiltPage(path);
    return /\/_astro\/([\w-]+)\./.exec($(`${within} img`).attr("src") ?? "")?.[1];
  };
  for (const { path } of guides) {
    const opening = pictureIn(path, "main");
    expect(opening, path).toBeDefined();
    expect(pictureIn(blog, `li:has(a[href="${path}"])`), path).toBe(opening);
  }
});

test("the blog lists every guide and category, and each category its own (§1.14, §2.11.01, §2.11.03, §2.11.05, §3.5.03)", () => {
  const lists = [...guides, ...categories].map(({ path }) => path);
  expect(readBuiltPage(blog).mainLinks).toEqual(expect.arrayContaining(lists));
  for (const [at, { path }] of categories.entries())
    expect(readBuiltPage(path).mainLinks, path).toContain(posts[at]?.path);
});

test("posts know their neighbours, their date and their read time (§2.10.01, §2.10.03–06, §2.10.08–09, §2.14.21–26, §3.5.01, §3.5.04)", () => {
  const dated = guides
    .map((post) => {
      const [, head = ""] = readFileSync(post.file, "utf8").split("---\n");
      return { ...post, ...(parse(head) as { date: string; title: string; author: string }) };
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
  for (const [at, { path, title, author }] of dated.entries()) {
    const page = readBuiltPage(path);
    expect(page.h1).toEqual([title]);
    expect(page.text).toContain(author);
    const [before, after] = [dated[at - 1], dated[at + 1]];
    if (before) expect(page.mainLinks).toContain(before.path);
    if (after) expect(page.mainLinks).toContain(after.path);
    expect(page.text.includes("No previous post")).toBe(!before);
    expect(page.text.includes("No next post")).toBe(!after);
  }
  const [wedding, comparison] = articles.map(({ path }) => readBuiltPage(path));
  expect(wedding?.text).toMatch(/Weddings\s*8 min read.*December 2024/);
  expect(comparison?.text).not.toContain("Washroom Trailer Guides");
  expect(comparison?.text).toMatch(/Guides\s*6 min read.*December 2024/);
});

test("an excerpt is the start of its post, as many words as fit into 150 characters (§2.11.04, §9.04)", () => {
  for (const { path } of categories) {
    const { $ } = readBuiltPage(path);
    const cards = $("[data-category]:has(h2 + p)").get();
    expect(cards.length, path).toBeGreaterThan(0);
    for (const card of cards) {
      const excerpt = textOf($, $(card).find("h2 + p").get(0) ?? card);
      const post = readBuiltPage($(card).find("h2 a").attr("href") ?? "");
      const paragraphs = post.$("article [data-text] > p").get();
      const text = paragraphs.map((paragraph) => textOf(post.$, paragraph)).join(" ");
      const start = excerpt.replace(/…$/, "");
      expect(text.slice(0, start.length), path).toBe(start);
      expect(excerpt.length, path).toBeLessThanOrEqual(150);
      const next = text.slice(start.length).split(" ", 2).join(" ");
      expect(`${start}${next}…`.length, `${path} with "${next}"`).toBeGreaterThan(150);
    }
  }
});

test("how far we go outside the GTA is said on the contact page alone, with this origin; elsewhere by arrangement (§1.18, §2.8.07, §9.09)", () => {
  const contact = "/contact-washroom-restroom-trailer-rentals";
  const saying = routes.filter(({ path }) =>
    /outside the GTA|up to (4|four) hours/i.test(readBuiltPage(path).text),
  );
  expect(saying.map(({ path }) => path)).toEqual([contact]);
  for (const { id, path } of cities) {
    if (!["windsor", "sarnia", "chatham-kent", "kingston"].includes(id)) continue;
    expect(readBuiltPage(path).text, path).toMatch(/by arrangement/i);
    expect(readBuiltPage(path).text, path).not.toMatch(/hours (from|on the road)/);
  }
});

test("the served home page lets nobody go back from the first of its two pictures, and loops its hero (§2.3.02, §2.3.08, §4.09)", () => {
  const { $ } = readBuiltPage("/");
  const isOff = (label: string, button: string) =>
    $(`[aria-roledescription=carousel][aria-label="${label}"] [aria-label="${button} picture"]`)
      .get()
      .map(({ attribs }) => attribs["aria-disabled"] === "true");
  expect(isOff("The 2‑station trailer", "Previous")).toEqual([true]);
  expect(isOff("The 2‑station trailer", "Next")).toEqual([false]);
  expect(isOff("Our trailers, inside and out", "Previous")).toEqual([false]);
});

test("who answers is said without the name and the picture that the owner has not given (§10.25)", () => {
  const { $ } = readBuiltPage("/about-washroom-restroom-trailer-rentals");
  const owner = $('main h3:contains("Who answers you")').parent().parent();
  expect(textOf($, owner)).toBe(
    "Who answers you One person reads your request, calls you and writes your quote.",
  );
  expect(owner.find("img, .border-dashed, p:empty").length).toBe(0);
});
