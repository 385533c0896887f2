import { load } from "cheerio";
import { expect, test } from "vitest";
import { renameInPage, shortNames } from "./rename-pictures.ts";

const pictures = (made: string) => [
  { address: `/_astro/a.11111111_${made}.avif`, width: 400, height: 267 },
  { address: "/_astro/a.11111111_Zzz.avif", width: 800, height: 533 },
  { address: "/_astro/a.11111111_Q.jpeg", width: 800, height: 533 },
];

test("pictures are named by their master and width, and anew when they are made otherwise", () => {
  const short = [...shortNames(pictures("Yyy")).values()];
  const hash = short[0]?.slice("/_astro/a.".length).slice(0, 4);
  expect(short).toEqual(
    ["-400.avif", "-800.avif", ".jpeg"].map((end) => `/_astro/a.${hash}${end}`),
  );
  expect([...shortNames(pictures("Xxx")).values()]).not.toEqual(short);
});

test("a picture of the same master, width and type as another keeps its name", () => {
  const twice = { address: "/_astro/a.11111111_Www.avif", width: 400, height: 267 };
  expect(shortNames([...pictures("Yyy"), twice]).has(twice.address)).toBe(false);
});

test("a square is marked as one", () => {
  const square = { address: "/_astro/a.11111111_Www.avif", width: 400, height: 400 };
  expect(shortNames([...pictures("Yyy"), square]).get(square.address)).toMatch(
    /^\/_astro\/a\.\w{4}-square-400\.avif$/,
  );
});

test("a page names its pictures anew in sources, islands and structured data, and nothing else", () => {
  const [first = { address: "" }] = pictures("Yyy");
  const names = shortNames(pictures("Yyy"));
  const body = (address: string) =>
    `<source srcset="${address} 400w, ${address} 800w"><astro-island props="{&quot;src&quot;:[0,&quot;${address}&quot;]}"></astro-island><script type="application/ld+json">{"image":"https://x.example${address}"}</script><p>/_astro/a.22222222_Yyy.avif</p>`;
  const document = load(body(first.address));
  renameInPage({ document }, names);
  const expected = load(body(names.get(first.address) as string));
  expect(document.html()).toBe(expected.html());
});
