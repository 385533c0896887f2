import { load } from "cheerio";
import { expect, test } from "vitest";
import { classNamesInIslands, classNamesOf, renameClasses, shortenNames } from "./class-names.ts";

const parse = (html: string) => ({ document: load(html) });

test("class names get short, but for those that a script knows", () => {
  const rename = shortenNames(new Set(["mt-4", "hidden", "a"]), new Set(["hidden"]));
  expect(["mt-4", "hidden", "a"].map(rename)).toEqual(["b", "hidden", "c"]);
  const many = shortenNames(
    new Set(Array.from({ length: 800 }, (_, at) => `name-${at}`)),
    new Set(),
  );
  const names = Array.from({ length: 800 }, (_, at) => many(`name-${at}`));
  expect(new Set(names).size).toBe(800);
  expect(names.every((name) => /^[a-z]{1,3}$/.test(name))).toBe(true);
});

test("class names are read and written as HTML writes them", () => {
  const page = parse('<p class="[&amp;>li]:mt-1 b"><i class="b"></i></p>');
  expect([...classNamesOf(page)]).toEqual(["[&>li]:mt-1", "b"]);
  renameClasses(page, (name) => (name === "b" ? "x&y" : name));
  expect(page.document("body").html()).toBe(
    '<p class="[&amp;>li]:mt-1 x&amp;y"><i class="x&amp;y"></i></p>',
  );
});

test("of an island's classes those count that its code printed, also inside a slot of another", () => {
  const page = parse(
    '<astro-island><div class="own"><astro-slot><p class="held">a</p><astro-island><b class="inner"></b></astro-island></astro-slot></div></astro-island><p class="page">b</p>',
  );
  expect([...classNamesInIslands(page)]).toEqual(["own", "inner"]);
});
