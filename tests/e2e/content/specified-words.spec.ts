import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { parse } from "yaml";
import { expect, test as journey } from "../../support/browser/journey.ts";
import { routes } from "../../support/browser/route-table.ts";
import { findMissing, plain, type SpecifiedPart, textOf } from "./specified-part.ts";
import { templateWords } from "./specified-templates.ts";
import { specifiedWords } from "./specified-words.ts";

// These tests read HTML and open no browser page, so there is no console to watch.
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs.
  failOnConsoleErrors: async ({}, use) => use(undefined),
});

const specified = new Map<string, SpecifiedPart[]>(routes.map(({ path }) => [path, []]));
for (const [path, parts] of [...templateWords, ...Object.entries(specifiedWords)]) {
  const known = specified.get(path);
  if (!known) throw new Error(`${path} is not in the route table`);
  known.push(...parts);
}

/** The paragraphs that parts belong to, as other tests carry them in their names. */
const paragraphsOf = (parts: SpecifiedPart[]) => {
  const numbers = parts.flatMap(({ rows }) => rows.map((row) => row.replace(/\.\d+$/, "")));
  return [...new Set(numbers)].map((number) => `§${number}`).join(", ");
};

for (const [path, parts] of specified)
  test(`${path} has the words that it is given (${paragraphsOf(parts)})`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const $ = load(await response.text());
    expect(parts.flatMap((part) => findMissing($, part))).toEqual([]);
  });

test("each review on a page shows its name, event, words and five stars, and on the province's page its place (§2.14, §3.2)", async ({
  request,
}) => {
  type Testimonial = Record<"name" | "event" | "location" | "text", string> & { rating: number };
  const testimonials: Testimonial[] = Object.values(
    parse(readFileSync("content/testimonials.yaml", "utf8")),
  );
  for (const { rating } of testimonials) expect(rating).toBe(5);
  const province = "/luxury-restroom-rentals-ontario";
  for (const path of ["/", "/washroom-restroom-trailer-rental-services", province]) {
    const $ = load(await (await request.get(path)).text());
    const reviews = $('main section[aria-labelledby="testimonials"] figure').get();
    expect(reviews, path).toHaveLength(3);
    for (const review of reviews) {
      const words = textOf($, review);
      const source = testimonials.find(({ text }) => words.includes(plain(text)));
      expect(source, `${path}: ${words}`).toBeDefined();
      expect(words).toContain(`${source?.name}, ${source?.event}`);
      expect(words).toContain("5 out of 5 stars");
      expect($(review).find("figcaption svg path")).toHaveLength(5);
      if (path === province) expect(words).toContain(source?.location);
    }
  }
});

test("the footer says that reviews and pictures are samples on each page that shows one, and on no other (§10)", async ({
  request,
}) => {
  const samples = (file: string): { alt?: string; text?: string }[] =>
    Object.values<{ sample?: boolean; alt?: string; text?: string }>(
      parse(readFileSync(`content/${file}.yaml`, "utf8")),
    ).filter(({ sample }) => sample);
  const pictures = new Set(samples("photos").map(({ alt }) => alt));
  const reviews = samples("testimonials").map(({ text = "" }) => plain(text));
  for (const { path } of routes) {
    const $ = load(await (await request.get(path)).text());
    const words = textOf($, "main");
    const showsSample =
      $("main img")
        .get()
        .some((picture) => pictures.has($(picture).attr("alt"))) ||
      reviews.some((review) => words.includes(review));
    const saysSo = textOf($, "footer").includes("Reviews and pictures are samples until launch.");
    expect([path, saysSo]).toEqual([path, showsSample]);
  }
});

test("each number of the tables is that of a statement", () => {
  const specification: Record<string, { statements: object }> = parse(
    readFileSync("tests/specification/specification.yaml", "utf8"),
  );
  const known = Object.values(specification).flatMap(({ statements }) => Object.keys(statements));
  const named = [...specified.values()].flat().flatMap(({ rows }) => rows);
  expect(named.filter((number) => !known.includes(number))).toEqual([]);
});
