import { expect, test, vi } from "vitest";
import type { PlannedEvent } from "./planned-event.ts";
import { withoutLine } from "./QuoteListParts.tsx";
import { type QuoteList, writePlan, writePrefill } from "./quote-links.ts";
import {
  addLinked,
  addOnItem,
  countItems,
  isEmptyQuoteList,
  parseQuoteList,
  readQuoteList,
  saveQuoteList,
  toggleItem,
} from "./quote-list.ts";

const trailer = "luxury-2-station-restroom-trailer";
const plan: PlannedEvent = {
  guests: 120,
  hours: 6,
  alcohol: true,
  power: false,
  water: false,
  trailers: [trailer],
};

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
    plans: [plan, { ...plan, guests: 60, crew: true, trailers: [] }],
    city: "st-catharines",
    date: "2027-06-12",
    guests: "200+",
  };
  expect(parseQuoteList(writePrefill(list))).toEqual(list);
  const odd = `item=${trailer}&item=${trailer}&item=%3Cb%3E&item=a/b/c&item=${"x".repeat(200)}`;
  const day =
    "&city=%3Cb%3E&date=2027-13-45&guests=many&people=-1&hours=6&place=Farm&event=wedding";
  expect(parseQuoteList(odd + day)).toEqual({ items: [trailer], plans: [], event: "wedding" });
  for (const text of ["", "{{{", "null", "item"]) expect(parseQuoteList(text).items).toEqual([]);
});

test("a link adds its items, and its day takes the place of the list's", () => {
  const list: QuoteList = { items: [trailer], plans: [], city: "hamilton", date: "2027-06-12" };
  expect(addLinked(list, { city: "welland", items: ["a", "a"] })).toEqual({
    items: [trailer, "a"],
    plans: [],
    city: "welland",
    date: "2027-06-12",
  });
  expect(addLinked(list, {})).toEqual(list);
  expect(addLinked(list, { event: "festival" }).event).toBe("festival");
});

test("a link adds its plan once, up to ten, and each is taken off by itself", () => {
  const other = { ...plan, guests: 60 };
  const both = addLinked({ items: [trailer], plans: [plan] }, { plans: [other], guests: "50-75" });
  expect([both.plans, countItems(both), both.guests]).toEqual([[plan, other], 3, "125-200"]);
  expect(addLinked(both, { plans: [plan] })).toEqual(both);
  const line = { item: writePlan(plan), name: "", text: "" };
  expect(withoutLine(both, line)).toEqual({ ...both, plans: [other] });
  const many = Array.from({ length: 12 }, (_, index) => ({ ...plan, guests: index + 1 }));
  expect(addLinked({ items: [] }, { plans: many }).plans).toEqual(many.slice(0, 10));
});

test("a planned event that cannot be read is left out of a stored list", () => {
  expect(parseQuoteList("plan=people%3D0%26hours%3D6&plan=%7B&plan=people%3D9").plans).toEqual([]);
});

test("a list with a day alone is not empty", () => {
  const days = [{ city: "hamilton" }, {}, { city: "" }, { event: "wedding" }] as const;
  const areEmpty = days.map((day) => isEmptyQuoteList({ items: [], ...day }));
  expect(areEmpty).toEqual([false, true, true, true]);
});

test("where the storage is full the list lasts as long as the page", () => {
  let stored = "item=one";
  let isFull = true;
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("sessionStorage", {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      if (isFull) throw new DOMException("Full", "QuotaExceededError");
      stored = text;
    },
    removeItem: () => {
      stored = "";
    },
  });
  saveQuoteList({ items: ["one", "two"] });
  expect(readQuoteList().items).toEqual(["one", "two"]);
  isFull = false;
  saveQuoteList({ items: ["three"] });
  expect([stored, readQuoteList().items]).toEqual(["item=three", ["three"]]);
  isFull = true;
  saveQuoteList({ items: [] });
  expect(readQuoteList().items).toEqual([]);
  vi.unstubAllGlobals();
});
