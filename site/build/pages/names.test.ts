import { expect, test } from "vitest";
import { shortNames } from "./class-names.ts";
import { classNamesInIslands, classNamesOf, renameClasses } from "./page-html.ts";
import { renamePictures, shortPictureNames } from "./picture-names.ts";

test("class names get short, but for those that a script knows", () => {
  const rename = shortNames(new Set(["mt-4", "hidden", "a"]), new Set(["hidden"]));
  expect(["mt-4", "hidden", "a"].map(rename)).toEqual(["b", "hidden", "c"]);
  const many = shortNames(new Set(Array.from({ length: 800 }, (_, at) => `name-${at}`)), new Set());
  const names = Array.from({ length: 800 }, (_, at) => many(`name-${at}`));
  expect(new Set(names).size).toBe(800);
  expect(names.every((name) => /^[a-z]{1,3}$/.test(name))).toBe(true);
});

test("class names are read and written as HTML writes them", () => {
  const html = '<p class="[&amp;>li]:mt-1 b"><i class="b"></i></p>';
  expect([...classNamesOf(html)]).toEqual(["[&>li]:mt-1", "b"]);
  expect(renameClasses(html, (name) => (name === "b" ? "x&y" : name))).toBe(
    '<p class="[&amp;&gt;li]:mt-1 x&amp;y"><i class="x&amp;y"></i></p>',
  );
});

test("of an island's classes those count that its code printed", () => {
  const html =
    '<astro-island><div class="own"><astro-slot><p class="held">a</p></astro-slot></div></astro-island><p class="page">b</p>';
  expect([...classNamesInIslands(html)]).toEqual(["own"]);
});

test("pictures are named by their master and width, and anew when they are made otherwise", () => {
  const page = (made: string) =>
    `<source srcset="/_astro/a.11111111_${made}.avif 400w, /_astro/a.11111111_Zzz.avif 800w"><img src="/_astro/a.11111111_Q.jpeg">`;
  const html = page("Yyy");
  const short = renamePictures(html, shortPictureNames([html]));
  expect(short).toMatch(
    /srcset="\/_astro\/a\.(\w{6})-400\.avif 400w, \/_astro\/a\.\1-800\.avif 800w"><img src="\/_astro\/a\.\1\.jpeg"/,
  );
  expect(renamePictures(page("Xxx"), shortPictureNames([page("Xxx")]))).not.toBe(short);
});
