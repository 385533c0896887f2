import { readFileSync } from "node:fs";
import type { CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { plain, readBuiltPage, textOf } from "../support/browser/read-page.ts";
import { categories, cities, guides, routes, trailers } from "../support/browser/route-table.ts";

/** A part of a page, and what must stand in it. */
type Specified = {
  for: string;
  in?: string;
  count?: number;
  words?: string | string[];
  matches?: string | string[];
  links?: string | string[];
};

const readYaml = (file: string) => parse(readFileSync(file, "utf8"));
const specified: Record<string, Specified[]> = readYaml("tests/site/specified-words.yaml");
const kinds: Record<string, readonly { path: string }[]> = {
  "every page": routes,
  "each city": cities,
  "each category": categories,
  "each post": guides,
  "each trailer": trailers,
};

/** What a page lacks of a specified part, one line each; nothing where it has all. */
function findMissing($: CheerioAPI, { in: part = "main", count = 1, ...rest }: Specified) {
  const found = $(part).get();
  if (found.length !== count) return [`${found.length} × ${part}, not ${count}`];
  const [words, matches, links] = [rest.words, rest.matches, rest.links].map((all = []) =>
    [all].flat(),
  ) as [string[], string[], string[]];
  return found.flatMap((element) => {
    const text = textOf($, element);
    const anchors = $(element).find("a[href]").get();
    const leads = anchors.flatMap((anchor) => {
      const address = $(anchor).attr("href")?.replace(/\?.*/, "");
      return [address, `${textOf($, anchor)} → ${address}`];
    });
    return [
      ...words.filter((each) => !text.includes(plain(each))),
      ...matches.filter((each) => !new RegExp(each).test(text)),
      ...links.filter((link) => !leads.includes(link)),
    ].map((missing) => `${part} lacks "${missing}"`);
  });
}

for (const [name, parts] of Object.entries(specified))
  test(`${name} has the words that it is given`, () => {
    const missing: string[] = [];
    for (const { path } of kinds[name] ?? [{ path: name }]) {
      const { $ } = readBuiltPage(path);
      for (const part of parts)
        missing.push(...findMissing($, part).map((lack) => `${path}, ${part.for}: ${lack}`));
    }
    expect(missing).toEqual([]);
  });

test("each review on a page shows its name, event, words and five stars, and on the province's page its place (§2.14.17, §3.2.01–05)", () => {
  type Testimonial = Record<"name" | "event" | "location" | "text", string> & { rating: number };
  const testimonials: Testimonial[] = Object.values(readYaml("content/testimonials.yaml"));
  for (const { rating } of testimonials) expect(rating).toBe(5);
  const province = "/luxury-restroom-rentals-ontario";
  for (const path of ["/", "/washroom-restroom-trailer-rental-services", province]) {
    const { $ } = readBuiltPage(path);
    const reviews = $('main section[aria-labelledby="testimonials"] figure').get();
    expect(reviews, path).toHaveLength(3);
    for (const review of reviews) {
      const words = textOf($, review);
      const source = testimonials.find(({ text }) => words.includes(plain(text)));
      expect(source, `${path}: ${words}`).toBeDefined();
      expect(words).toContain(source?.event);
      expect(words).toContain(source?.name);
      expect(words).toContain("5 out of 5 stars");
      expect($(review).find("figcaption svg path")).toHaveLength(5);
      if (path === province) expect(words).toContain(source?.location);
    }
  }
});

test("the footer says that reviews, pictures and figures are samples on each page that shows one, and on no other (§10.18)", () => {
  const samples = (file: string): { alt?: string; text?: string }[] =>
    Object.values<{ sample?: boolean; alt?: string; text?: string }>(
      readYaml(`content/${file}.yaml`),
    ).filter(({ sample }) => sample);
  const pictures = new Set(samples("photos").map(({ alt }) => alt));
  const reviews = samples("testimonials").map(({ text = "" }) => plain(text));
  for (const { path } of routes) {
    const { $ } = readBuiltPage(path);
    const words = textOf($, "main");
    const showsSample =
      // Its card shows figures once a request is sent.
      path === "/contact-washroom-restroom-trailer-rentals" ||
      $("main img")
        .get()
        .some((picture) => pictures.has($(picture).attr("alt"))) ||
      reviews.some((review) => words.includes(review));
    const saysSo = textOf($, "footer").includes(
      "Reviews, pictures and figures are samples until launch.",
    );
    expect([path, saysSo]).toEqual([path, showsSample]);
  }
});
