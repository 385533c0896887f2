import { type CheerioAPI, load } from "cheerio";
import { expect, test } from "vitest";
import { readBuiltPage } from "../support/browser/read-page.ts";
import { articles, categories, cities, routes, trailers } from "../support/browser/route-table.ts";

/** Texts or selectors of parts, in the order in which the specification lists them. */
const orders: [name: string, paths: readonly { path: string }[], parts: string[]][] = [
  [
    "a trailer (§2.7.12–29, §2.7.33–35)",
    trailers,
    [
      ...["h1", "Get Quote & Book", "Ask Questions", "Key Specifications", "What is inside"],
      ...["Detailed Specifications", "Guest Capacity", "Power & Water Requirements"],
      ...["Asked before every booking", "Get Free Quote", "Call 905-555-0142"],
    ],
  ],
  [
    "the add-ons of a trailer (§2.7.25)",
    trailers.slice(1),
    ["Detailed Specifications", "Available Add-ons & Upgrades", "Guest Capacity"],
  ],
  [
    "the hero of the home page (§2.3.04–05)",
    [{ path: "/" }],
    ["h1", "Get Your Free Quote", "Our Washrooms"],
  ],
  [
    "the card after sending (§2.8.11–13)",
    [{ path: "/contact-washroom-restroom-trailer-rentals/thank-you" }],
    [
      ...["Thank You!", "What happens next?", "Request Another Quote", "Call Us Now"],
      ...["Asked before every booking", "Find your city", "Would you rather talk?"],
    ],
  ],
  [
    "the page of St. Catharines (§2.14.01–08, §9.16)",
    [{ path: "/portable-toilet-rentals-st-catharines" }],
    [
      ...["h1", "Climate controlled", "Premium luxury features", "Accommodates 200+ guests"],
      ...["Same-day service", "We do not rent portable toilets", "blockquote"],
      ...["Call us in St. Catharines", "Get a trailer quote"],
    ],
  ],
  ["a city, as the home page (§2.13.09–11)", cities, ["h1", "Get Free Quote", "View Our Trailers"]],
  [
    "the wedding page (§2.14.10–12)",
    [{ path: "/niagara-wedding-washroom-rental" }],
    ["What we plan with you", "blockquote", "Niagara venues we plan for"],
  ],
  [
    "the page of the province (§2.14.14–17)",
    [{ path: "/luxury-restroom-rentals-ontario" }],
    ["Washroom trailers by city", "What every washroom trailer brings", "blockquote"],
  ],
  [
    "the page for job sites, with the planner before the law",
    categories.slice(3, 4),
    [
      "h1",
      "Crew size, water and tanks",
      "For a crew, plan one station",
      "What O. Reg. 213/91 asks",
    ],
  ],
  ["an article (§2.10.01–06)", articles, ["h1", "header img", "min read", "time"]],
];

test.each(orders)("%s shows its parts in the specified order", (_, paths, parts) => {
  for (const { path } of paths) {
    const { $ } = readBuiltPage(path);
    const all = $("main *");
    const places = parts.map((part) => all.index(findPart($, part)));
    expect([path, places.toSorted((a, b) => a - b)]).toEqual([path, places]);
    expect([path, places.indexOf(-1)]).toEqual([path, -1]);
  }
});

test("no picture stands between a heading and its table or questions", () => {
  for (const { path } of routes) {
    const { $ } = readBuiltPage(path);
    // A picture of the guest planner belongs to its answer.
    const parts = $("main :is(h1, h2, h3, p, picture, table, dl, details:first-of-type)")
      .not("astro-island *")
      .get();
    const names = parts.map(({ name }) => name).join(" ");
    expect([path, /h2( p)* picture (table|dl|details)/.test(names)]).toEqual([path, false]);
  }
});

/** Returns the first element of `main` that begins with a text, or else that a selector finds. */
function findPart($: CheerioAPI, part: string) {
  const isSelector = /^[a-z0-9]+( [a-z]+)?$/.test(part) && $(`main ${part}`).length > 0;
  return isSelector
    ? $(`main ${part}`).first()
    : $("main :is(a, h1, h2, h3, p, span)")
        .filter((_, element) => $(element).text().includes(part))
        .first();
}

/** Elements that a browser, and what reads a page aloud, sets in one line. */
const inline = "a, span, strong, em, time, button, label";

test("no two links or words run together in the source of a page", () => {
  const glued = new Set<string>();
  for (const path of [...routes.map(({ path }) => path), "/404"]) {
    const $ = load(readBuiltPage(path).html);
    $("svg, script, style, [aria-hidden=true]").remove();
    $(`body :is(${inline})`).each((_, element) => {
      const before = element.prev;
      if (!before || (before.type === "tag" && !$(before).is(inline))) return;
      const [left, right] = [$(before).text(), $(element).text()];
      if (/[\p{L}\p{N}.]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right))
        glued.add(`${left.slice(-20)}|${right.slice(0, 20)}`);
    });
  }
  expect([...glued]).toEqual([]);
});
