import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "../../support/browser/journey.ts";
import { readPage } from "../../support/browser/read-page.ts";
import { categories, cities, routes, trailers } from "../../support/browser/route-table.ts";

/** What only one of the trailers has: figures of its card and table, its power, and its add-ons. */
const trailerWords = [
  "12 × 7 ft|8.5 ft|3,800 lbs|75 US gal|110 US gal|50|70|One dedicated 110–120 V, 20-amp circuit",
  "16 × 8 ft|9 ft|about 3,500 lbs|200 US gal|260 US gal|110V standard outlet|Restroom Attendant|Generator Service|Hand Washing Station|Wedding Package|Most Popular",
  "20 × 8.5 ft|9.5 ft|11,200 lbs|300 US gal|450 US gal|110V/220V|150|225|Premium Attendant Service|Generator Package|Luxury Amenity Kit",
  "24 × 8.5 ft|10 ft|14,500 lbs|400 US gal|600 US gal|220V preferred|200|300|White Glove Service|Deluxe Generator Package|Bridal Package|Red Carpet Service",
].map((words) => words.split("|"));

test("each trailer's page has its figures, its words and its add-ons (§2.7, §3.1, §9)", async ({
  server,
}) => {
  for (const [index, { id, path }] of trailers.entries()) {
    const { h1, text } = await readPage(server.url, path);
    expect(h1).toEqual([`${index + 1}-Station Luxury Washroom Trailer`]);
    for (const words of [
      index === 0 ? "1 Station" : `${index + 1} Stations`,
      "Get Quote & Book",
      "Ask Questions",
      "Key Specifications",
      "Detailed Specifications",
      "Power required",
      ...(trailerWords[index] ?? []),
    ])
      expect(text, `${id}: ${words}`).toContain(words);
    expect(text.includes("Available Add-ons & Upgrades"), id).toBe(index > 0);
    for (const block of ["Most Popular", "Ideal for All Your Needs", "Flexible Rental Options"])
      expect(text.includes(block), `${id}: ${block}`).toBe(index === 1);
  }
});

test("home, services and the trailer list lead to what they show (§1, §2.1, §2.3, §2.5, §2.6, §3.2)", async ({
  server,
}) => {
  const [cityPaths, trailerPaths, categoryPaths] = [cities, trailers, categories].map((all) =>
    all.map(({ path }) => path),
  ) as [string[], string[], string[]];
  for (const [path, links] of [
    ["/", [...cityPaths, trailerPaths[1], "/luxury-washroom-restroom-trailer-rentals"]],
    ["/washroom-restroom-trailer-rental-services", categoryPaths.slice(0, 4)],
    ["/luxury-washroom-restroom-trailer-rentals", [...trailerPaths, ...cityPaths]],
    ["/luxury-restroom-rentals-ontario", cityPaths.slice(0, 18)],
  ] as const)
    expect((await readPage(server.url, path)).mainLinks, path).toEqual(
      expect.arrayContaining([...links]),
    );
});

test("each city's page is about that city and its places (§2.13, §10)", async ({ server }) => {
  for (const { path, file } of cities) {
    const { name, hero, places } = parse(readFileSync(file, "utf8"));
    const page = await readPage(server.url, path);
    expect(page.h1).toEqual([`Washroom trailer rental in ${name}: ${hero.heading}`]);
    expect(page.title).toContain(name);
    expect(page.crumbs.map((crumb) => crumb.name)).toEqual(["Home", "All of Ontario", name]);
    for (const { id, title } of places.list) {
      expect(page.ids, path).toContain(id);
      expect(page.text, path).toContain(`Ask about ${title}`);
    }
  }
});

test("every page is there, and writes hours as 9:00 AM", async ({ server }) => {
  for (const { path } of routes) {
    const { status, text } = await readPage(server.url, path);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).not.toMatch(/\d ?[ap]\.?m\b/);
    expect(text, path).not.toMatch(/(?<!:\d)\d [AP]M\b/);
  }
});
