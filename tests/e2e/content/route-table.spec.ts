import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "../../support/browser/journey.ts";
import { readPage } from "../../support/browser/read-page.ts";
import {
  categories,
  cities,
  missing,
  routes,
  trailers,
} from "../../support/browser/route-table.ts";

const content = (file: string) => parse(readFileSync(`content/${file}.yaml`, "utf8"));
const business = content("business");
const blog = "/washroom-restroom-trailer-rentals-blog";
const contact = "/contact-washroom-restroom-trailer-rentals";

test("each path of the route table answers with one heading and its canonical address", async ({
  server,
}) => {
  expect(routes).toHaveLength(1 + 1 + 1 + 1 + 4 + 1 + 1 + 8 + 10 + 2 + 27 + 3 + 2 + 2);
  const titles = new Map<string, string>();
  for (const { path } of routes) {
    const page = await readPage(server.url, path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.h1, path).toHaveLength(1);
    expect(page.h1[0], path).not.toBe("");
    expect(page.canonical, path).toBe(new URL(path, business.siteAddress).href);
    expect(page.robots, path).toBe("index, follow");
    expect(titles.get(page.title), `${path} has a title of its own`).toBeUndefined();
    titles.set(page.title, path);
  }
});

test("an address that leads nowhere says what was not found, is not indexed, and has a way back", async ({
  server,
}) => {
  for (const { path, heading, links } of missing) {
    const page = await readPage(server.url, path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(page.h1).toEqual([heading]);
    expect(page.robots).toContain("noindex");
    expect(page.canonical).toBeUndefined();
    expect(page.mainLinks).toEqual(expect.arrayContaining(links));
  }
});

test("each trailer's page has its figures, its words and its links", async ({ server }) => {
  const figures = {
    [trailers[0] as string]: [
      "12 × 7 ft",
      "8.5 ft",
      "3,800 lbs",
      "75 US gal",
      "110 US gal",
      "50",
      "70",
    ],
    [trailers[1] as string]: [
      "16 × 8 ft",
      "9 ft",
      "about 3,500 lbs",
      "200 US gal",
      "260 US gal",
      "110V standard outlet",
    ],
    [trailers[2] as string]: [
      "20 × 8.5 ft",
      "9.5 ft",
      "11,200 lbs",
      "300 US gal",
      "450 US gal",
      "110V/220V",
      "150",
      "225",
    ],
    [trailers[3] as string]: [
      "24 × 8.5 ft",
      "10 ft",
      "14,500 lbs",
      "400 US gal",
      "600 US gal",
      "220V preferred",
      "200",
      "300",
    ],
  };
  const addOns = [
    [],
    ["Restroom Attendant", "Generator Service", "Hand Washing Station", "Wedding Package"],
    ["Premium Attendant Service", "Generator Package", "Luxury Amenity Kit"],
    ["White Glove Service", "Deluxe Generator Package", "Bridal Package", "Red Carpet Service"],
  ];
  const general = "One dedicated 110–120 V, 20-amp circuit within 100 feet";
  const powerRows = [general, "110V standard outlet", "110V/220V", "220V preferred"];
  const powerCards = [general, general, "110V/220V, within 100 feet", "220V preferred"];
  for (const [index, id] of trailers.entries()) {
    const { name } = content(`trailers/${id}`);
    const { h1, text, mainLinks } = await readPage(server.url, `/washroom-restroom-trailer/${id}`);
    const stalls = index + 1;
    expect(h1).toEqual([`${stalls}-Station Luxury Washroom Trailer`]);
    for (const words of [
      stalls === 1 ? "1 Station" : `${stalls} Stations`,
      "Our Washrooms & Restrooms",
      "Get Quote & Book",
      "Ask Questions",
      "Key Specifications",
      "Detailed Specifications",
      "Guest Capacity",
      "Power & Water Requirements",
      `Ready to Book the ${name}?`,
      "Get Free Quote",
      business.phone,
      ...(figures[id] ?? []),
      ...(addOns[index] ?? []),
    ])
      expect(text, `${id}: ${words}`).toContain(words);
    expect(text.includes("Available Add-ons & Upgrades")).toBe(stalls > 1);
    // One for each add-on, and one for the trailer itself.
    expect(text.split("Add to Quote").length - 2).toBe(addOns[index]?.length);
    expect(text).toContain("Power required");
    expect(text.replace(/.*Detailed Specifications/, ""), id).toContain(powerRows[index]);
    const card = text.replace(/.*Power & Water Requirements/, "");
    expect(card.slice(0, 200), id).toContain(powerCards[index]);
    for (const words of ["Typically two circuits", "A garden hose, or the onboard tank"])
      expect(card.slice(0, 300), id).toContain(words);
    expect(text, id).toContain("These are listed maximums.");
    for (const block of ["Most Popular", "Ideal for All Your Needs", "Flexible Rental Options"])
      expect(text.includes(block), `${id}: ${block}`).toBe(stalls === 2);
    expect(mainLinks).toEqual(
      expect.arrayContaining([
        "/",
        "/luxury-washroom-restroom-trailer-rentals",
        "/hamilton-washroom-restroom-trailer-rentals",
        "/niagara-falls-washroom-restroom-trailer-rentals",
        contact,
        business.phoneLink,
      ]),
    );
  }
  const { html } = await readPage(server.url, `/trailer/${trailers[1]}`);
  for (const words of [
    "Weddings",
    "Corporate Events",
    "Private Parties",
    "Construction &amp; Renovations",
  ])
    expect(html).toContain(words);
});

test("home, services and the trailer list have what the specification gives them", async ({
  server,
}) => {
  const home = await readPage(server.url, "/");
  expect(home.mainLinks).toEqual(
    expect.arrayContaining([
      ...cities.map((city) => `/${city}-washroom-restroom-trailer-rentals`),
      "/luxury-washroom-restroom-trailer-rentals",
      `/washroom-restroom-trailer/${trailers[1]}`,
      contact,
      `mailto:${business.email}`,
    ]),
  );
  const services = await readPage(server.url, "/washroom-restroom-trailer-rental-services");
  expect(services.mainLinks).toEqual(
    expect.arrayContaining(categories.slice(0, 4).map((slug) => `${blog}/${slug}`)),
  );
  const list = await readPage(server.url, "/luxury-washroom-restroom-trailer-rentals");
  expect(list.text.split("MOST POPULAR")).toHaveLength(2);
  for (const id of trailers) expect(list.mainLinks).toContain(`/washroom-restroom-trailer/${id}`);
  for (const city of cities)
    expect(list.mainLinks).toContain(`/${city}-washroom-restroom-trailer-rentals`);
});

test("each city's page is about that city and follows the template", async ({ server }) => {
  for (const city of cities) {
    const { name, hero, places } = content(`cities/${city}`);
    const page = await readPage(server.url, `/${city}-washroom-restroom-trailer-rentals`);
    expect(page.h1).toEqual([`Washroom trailer rental in ${name}: ${hero.heading}`]);
    expect(page.h1[0]).toContain(name);
    expect(page.title).toContain(name);
    for (const words of [
      "View Our Trailers",
      "Get Free Quote",
      "Premium Restroom Trailers",
      "Browse All Trailers",
      "1 Station",
      "4 Stations",
    ])
      expect(page.text, `${city}: ${words}`).toContain(words);
    expect(page.crumbs.map((crumb) => crumb.name)).toEqual(["Home", "All of Ontario", name]);
    for (const { id, title } of places.list) {
      expect(page.ids, city).toContain(id);
      expect(page.text, city).toContain(`Ask about ${title}`);
    }
    expect(page.text.split("View Details")).toHaveLength(5);
    expect(page.mainLinks).toEqual(
      expect.arrayContaining([
        "/our-restrooms",
        "/luxury-washroom-restroom-trailer-rentals",
        contact,
        ...trailers.map((id) => `/trailer/${id}`),
      ]),
    );
  }
});

test("the landing pages have their cards and lists", async ({ server }) => {
  const niagara = await readPage(server.url, "/niagara-wedding-washroom-rental");
  expect(niagara.text).toContain("three to six months ahead");
  expect(niagara.text).toContain("May to October");
  const local = await readPage(server.url, "/portable-toilet-rentals-st-catharines");
  for (const words of [
    "Climate controlled",
    "Premium luxury features",
    "Accommodates 200+ guests",
    "Same-day service",
    business.phone,
  ])
    expect(local.text).toContain(words);
  const ontario = await readPage(server.url, "/luxury-restroom-rentals-ontario");
  for (const city of cities.slice(0, 18))
    expect(ontario.mainLinks).toContain(`/${city}-washroom-restroom-trailer-rentals`);
  expect(ontario.text).toContain(business.email);
});

test("emergency support is 24/7 on home, services and the contact card", async ({ server }) => {
  for (const path of ["/", "/washroom-restroom-trailer-rental-services", contact]) {
    const { text } = await readPage(server.url, path);
    expect(text, path).toContain("24/7 emergency support");
  }
});

test("hours are written as 9:00 AM on every page", async ({ server }) => {
  for (const { path } of routes) {
    const { text } = await readPage(server.url, path);
    expect(text, path).not.toMatch(/\d ?[ap]\.?m\b/);
    expect(text, path).not.toMatch(/(?<!:\d)\d [AP]M\b/);
  }
});

test("reviews name a person, an event, a place and a month, and one line says that they are samples", async ({
  server,
}) => {
  const voices = Object.values(content("testimonials")) as {
    name: string;
    event: string;
    location: string;
    text: string;
    sample?: boolean;
  }[];
  const line = "Reviews and pictures are samples until launch.";
  for (const path of [
    "/",
    "/toronto-washroom-restroom-trailer-rentals",
    "/niagara-wedding-washroom-rental",
  ]) {
    const { text, html, graphs } = await readPage(server.url, path);
    const shown = voices.filter((voice) => text.includes(voice.text));
    expect(shown, path).toHaveLength(3);
    for (const { name, event, location } of shown) {
      expect(text, path).toMatch(
        new RegExp(`${name}, ${event}, ${location}, [A-Z][a-z]+ 20\\d\\d`),
      );
      expect(name).not.toContain("Sample");
    }
    expect(html.split(line), path).toHaveLength(2);
    expect(graphs.join(""), path).not.toMatch(/review|rating/i);
  }
  // A page with neither has no such line.
  expect((await readPage(server.url, "/privacy")).html).not.toContain(line);
});
