import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBuiltPage } from "../support/browser/read-page.ts";
import { categories, cities, routes, trailers } from "../support/browser/route-table.ts";

test("home, services and the trailer list lead to what they show (§1, §2.1, §2.3, §2.5, §2.6, §3.2)", () => {
  const [cityPaths, trailerPaths, categoryPaths] = [cities, trailers, categories].map((all) =>
    all.map(({ path }) => path),
  ) as [string[], string[], string[]];
  for (const [path, links] of [
    ["/", [...cityPaths, trailerPaths[1], "/luxury-washroom-restroom-trailer-rentals"]],
    ["/washroom-restroom-trailer-rental-services", categoryPaths.slice(0, 4)],
    ["/luxury-washroom-restroom-trailer-rentals", [...trailerPaths, ...cityPaths]],
    ["/luxury-restroom-rentals-ontario", cityPaths.slice(0, 18)],
  ] as const)
    expect(readBuiltPage(path).mainLinks, path).toEqual(expect.arrayContaining([...links]));
});

test("each city's page is about that city and its places (§2.13, §10)", () => {
  for (const { path, file } of cities) {
    const { name, hero, places } = parse(readFileSync(file, "utf8"));
    const page = readBuiltPage(path);
    expect(page.h1).toEqual([hero.heading]);
    expect(page.title).toContain(name);
    expect(page.crumbs.map((crumb) => crumb.name)).toEqual(["Home", "All of Ontario", name]);
    for (const { id, title } of places.list) {
      expect(page.ids, path).toContain(id);
      expect(page.text, path).toContain(`Ask about ${title}`);
    }
  }
});

test("every page writes hours as 9:00 AM", () => {
  for (const { path } of routes) {
    const { text } = readBuiltPage(path);
    expect(text, path).not.toMatch(/\d ?[ap]\.?m\b/);
    expect(text, path).not.toMatch(/(?<!:\d)\d [AP]M\b/);
  }
});
