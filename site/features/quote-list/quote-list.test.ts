import { expect, test } from "vitest";
import {
  addOnItem,
  countItems,
  emptyQuoteList,
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
  const once = toggleItem(emptyQuoteList, trailer);
  expect([once.items, countItems(once)]).toEqual([[trailer], 1]);
  expect(toggleItem(once, trailer).items).toEqual([]);
});

test("a kept quoteList that makes no sense is an empty one, and odd parts are left out", () => {
  for (const text of [null, "", "null", "[]", "{", '"text"', '{"items":5,"plan":"x"}'])
    expect(parseQuoteList(text)).toEqual(emptyQuoteList);
  const odd = parseQuoteList(
    JSON.stringify({
      items: [trailer, trailer, "<b>", 5, null, "a/b/c", "x".repeat(200), `${trailer}/one`],
      plan: { guests: -1, hours: 6 },
    }),
  );
  expect(odd).toEqual({ items: [trailer, `${trailer}/one`], plan: null });
});

test("a plan keeps whole numbers, yes and no, and ids", () => {
  const { plan } = parseQuoteList(
    JSON.stringify({
      items: [],
      plan: { guests: 120, hours: 6, alcohol: true, power: "yes", trailers: [trailer, {}] },
    }),
  );
  expect(plan).toEqual({
    guests: 120,
    hours: 6,
    alcohol: true,
    power: false,
    water: false,
    trailers: [trailer],
  });
});

test("a plan that a former version stored keeps its event without the range of trailers", () => {
  const event = { guests: 120, hours: 6, alcohol: true, power: true, water: true };
  const stored = { items: [trailer], plan: { ...event, from: [trailer], to: [trailer, trailer] } };
  expect(parseQuoteList(JSON.stringify(stored))).toEqual({
    items: [trailer],
    plan: { ...event, trailers: [] },
  });
});

test("a day keeps a city's id, a date and a choice of guests, and nothing else", () => {
  const day = { city: "st-catharines", date: "2027-06-12", guests: "200+" };
  const stored = { ...day, items: [], plan: null, location: "12 Secret Lane" };
  expect(parseQuoteList(JSON.stringify(stored))).toEqual({ ...day, ...emptyQuoteList });
  const odd = { city: "<b>", date: "2027-13-45", guests: { a: 1 }, items: [], plan: null };
  expect(parseQuoteList(JSON.stringify(odd))).toEqual(emptyQuoteList);
  expect(
    [day, {}, { city: "" }].map((part) => isEmptyQuoteList({ ...emptyQuoteList, ...part })),
  ).toEqual([false, true, true]);
});
