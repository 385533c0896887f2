import { readFileSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { parse } from "yaml";
import { expect, test } from "../../support/browser/journey.ts";
import { readBuiltPages } from "../../support/browser/read-build.ts";
import {
  articles,
  categories,
  cities,
  posts,
  routes,
  trailers,
} from "../../support/browser/route-table.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";

/** The canonical pages of each template. */
const templates: Record<string, string[]> = {
  home: ["/"],
  about: ["/about-washroom-restroom-trailer-rentals"],
  services: ["/washroom-restroom-trailer-rental-services"],
  "trailer list": ["/luxury-washroom-restroom-trailer-rentals"],
  trailer: trailers.map((id) => `/washroom-restroom-trailer/${id}`),
  contact: ["/contact-washroom-restroom-trailer-rentals"],
  "blog index": [blog],
  category: categories.map((id) => `${blog}/${id}`),
  post: [...posts.map((id) => `${blog}/${id}`), ...articles.map((id) => `/blog/${id}`)],
  city: cities.map((id) => `/${id}-washroom-restroom-trailer-rentals`),
  "landing page": [
    "/portable-toilet-rentals-st-catharines",
    "/niagara-wedding-washroom-rental",
    "/luxury-restroom-rentals-ontario",
  ],
  "cost and booking": ["/washroom-trailer-rental-cost-and-booking"],
  "accessible trailers": ["/accessible-washroom-trailers"],
  notice: ["/privacy", "/accessibility"],
  "not found": ["/404"],
};

/** The pictures that show a trailer from outside, by their ids in photos.yaml. */
const exteriors = [
  "wedding-dusk",
  "two-exterior-day",
  "two-door-open",
  "two-night",
  "two-rear-quarter",
  "single-exterior",
  "three-exterior",
  "four-exterior",
  "four-exterior-evening",
  "place-corporate",
  "place-festival",
  "place-construction",
  "place-church",
  "place-cottage",
  "place-film",
  "place-emergency",
  "place-portables",
];

/** A gallery shows the same pictures as slides, thumbnails and in a grid. */
const inGallery = "astro-island:has([data-thumbnails]) img, #all-pictures img";

/** Returns the ids of pictures by the names of their files; `but` selects pictures to leave out. */
const idsOf = ($: CheerioAPI, selector = "main img", but = "") =>
  $(selector)
    .not(but)
    .get()
    .map((image) => /\/_astro\/([\w-]+)\./.exec($(image).attr("src") ?? "")?.[1] ?? "");

const pages = new Map(
  (await readBuiltPages()).map(({ path, html }) => [path, load(html)] as const),
);

function pageAt(path: string): CheerioAPI {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path} in the built site.`);
  return page;
}

test("the templates here are all that the site has, and the exteriors are pictures of it", () => {
  const listed = Object.values(templates).flat();
  expect(listed.filter((path) => path !== "/404").sort()).toEqual(
    routes.map(({ path }) => path).sort(),
  );
  const photos = Object.keys(parse(readFileSync("content/photos.yaml", "utf8")));
  expect(exteriors.filter((id) => !photos.includes(id))).toEqual([]);
});

test("no page shows a picture twice, a gallery excepted", () => {
  for (const [path, $] of pages) {
    const shown = idsOf($, "main img", inGallery);
    const twice = shown.filter((id, at) => shown.indexOf(id) !== at);
    expect(twice, path).toEqual([]);
  }
});

test("no exterior is on more than a third of the templates", () => {
  const most = Object.keys(templates).length / 3;
  for (const exterior of exteriors) {
    const on = Object.entries(templates)
      .filter(([, paths]) => paths.some((path) => idsOf(pageAt(path)).includes(exterior)))
      .map(([name]) => name);
    expect(on.length, `${exterior}: ${on.join(", ")}`).toBeLessThanOrEqual(most);
  }
});

test("two pictures from the same angle are never on one page", () => {
  for (const [path, $] of pages) {
    const shown = idsOf($);
    const both = ["wedding-dusk", "two-exterior-day"].every((id) => shown.includes(id));
    expect(both, path).toBe(false);
  }
});

test("the cards of trailers show the inside", () => {
  const list = idsOf(pageAt(templates["trailer list"]?.[0] ?? ""));
  expect(list.length).toBeGreaterThanOrEqual(trailers.length);
  expect(list.filter((id) => exteriors.includes(id))).toEqual([]);
  for (const path of [...(templates.city ?? []), ...(templates.category ?? [])]) {
    const cards = idsOf(
      pageAt(path),
      "main li:has(a[href*='/trailer/'], a[href*='-trailer/']) img",
    );
    expect(cards.length, path).toBeGreaterThanOrEqual(trailers.length);
    expect(
      cards.filter((id) => exteriors.includes(id)),
      path,
    ).toEqual([]);
  }
});

test("the cities open with many different pictures, no three of them with the same", () => {
  const first = (templates.city ?? []).map((path) => idsOf(pageAt(path))[0] ?? "");
  for (const id of first) expect(first.filter((other) => other === id).length, id).toBeLessThan(3);
});
