import { expect, test } from "vitest";
import { type QuoteList, writePrefill } from "./quote-links.ts";
import {
  addLinked,
  addOnItem,
  countItems,
  isEmptyQuoteList,
  parseQuoteList,
  toggleItem,
} from "./quote-list.ts";

const trailer = "luxury-2-station-restroom-trailer";

test("names an add-on by its trailer and its own name", () => {
  expect(addOnItem(trailer, "Wedding Package")).toBe(`${trailer}/wedding-package`);
  expect(addOnItem(trailer, "  Red Carpet & Posts! ")).toBe(`${trailer}/red-carpet-posts`);
});

test("a second touch takes a thing off again", () => {
  const once = toggleItem({ items: [] }, trailer);
  expect([once.items, countItems(once)]).toEqual([[trailer], 1]);
  expect(toggleItem(once, trailer).items).toEqual([]);
});

test("a stored list is read back the same, and odd parts of it are left out", () => {
  const list: QuoteList = {
    items: [trailer, `${trailer}/one`],
    plan: { guests: 120, hours: 6, alcohol: true, power: false, water: false, trailers: [trailer] },
    city: "st-catharines",
    date: "2027-06-12",
    guests: "200+",
  };
  expect(parseQuoteList(writePrefill(list))).toEqual(list);
  const odd = `item=${trailer}&item=${trailer}&item=%3Cb%3E&item=a/b/c&item=${"x".repeat(200)}`;
  const day =
    "&city=%3Cb%3E&date=2027-13-45&guests=many&people=-1&hours=6&place=Farm&event=wedding";
  expect(parseQuoteList(odd + day)).toEqual({ items: [trailer] });
  for (const text of ["", "{{{", "null", "item"]) expect(parseQuoteList(text).items).toEqual([]);
});

test("a link adds its items, and its day takes the place of the list's", () => {
  const list: QuoteList = { items: [trailer], city: "hamilton", date: "2027-06-12" };
  expect(addLinked(list, { city: "welland", items: ["a", "a"] })).toEqual({
    items: [trailer, "a"],
    city: "welland",
    date: "2027-06-12",
  });
  expect(addLinked(list, {})).toEqual(list);
});

test("a list with a day alone is not empty", () => {
  expect(
    [{ city: "hamilton" }, {}, { city: "" }].map((day) => isEmptyQuoteList({ items: [], ...day })),
  ).toEqual([false, true, true]);
});
