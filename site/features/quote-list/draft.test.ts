import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pickFields, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import { request } from "../../../tests/support/servers/quote-function.ts";
import {
  addToDraft,
  type Draft,
  deleteDraft,
  listOf,
  parseDraft,
  readDraft,
  saveTyped,
  updateDraft,
  withDay,
} from "./draft.ts";
import type { PlannedEvent } from "./planned-event.ts";
import { type QuotePrefill, readPrefill } from "./quote-links.ts";

const trailer = "luxury-2-station-restroom-trailer";
const plan: PlannedEvent = {
  guests: 120,
  hours: 6,
  hasAlcohol: true,
  hasPower: false,
  hasWater: false,
  trailers: [trailer],
};
const cities = { hamilton: "Hamilton", welland: "Welland" };
const empty: Draft = { values: pickFields({}), items: [], plans: [], sent: null };

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("what was typed and chosen is read back the same, and an empty draft leaves nothing", () => {
  const draft: Draft = {
    values: { ...request, message: "Two lines\n& half a face: \ud83d" },
    items: [trailer, `${trailer}/one`],
    plans: [plan, { ...plan, guests: 60, isCrew: true, trailers: [] }],
    sent: { content: "{}", key: "7" },
  };
  updateDraft(() => draft);
  expect(readDraft()).toEqual(draft);
  saveTyped(request);
  expect(readDraft()).toEqual({ ...draft, values: request });
  updateDraft(() => empty);
  expect(stored.size).toBe(0);
  saveTyped(request);
  deleteDraft();
  expect([stored.size, readDraft()]).toEqual([0, empty]);
});

test("odd parts of a stored draft are left out", () => {
  const odd = `item=${trailer}&item=${trailer}&item=%3Cb%3E&item=a/b/c&item=${"x".repeat(200)}`;
  expect(parseDraft(`${odd}&city=%3Cb%3E&people=-1&hours=6`).items).toEqual([trailer]);
  const typed = JSON.stringify({ ...request, budget: "9", name: 7 });
  expect(parseDraft(`typed=${encodeURIComponent(typed)}&sent={"key":7}`)).toEqual({
    ...empty,
    values: { ...request, name: "" },
  });
  for (const text of ["", "{{{", "null", "item", "typed={{{&sent=7", "typed=null", "typed=[1]"])
    expect(parseDraft(text), text).toEqual(empty);
  expect(parseDraft("plan=people%3D0%26hours%3D6&plan=%7B&plan=people%3D9").plans).toEqual([]);
});

test("where storage is refused or full the draft lasts as long as the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveTyped(request);
  updateDraft((draft) => ({ ...draft, items: [trailer] }));
  expect(readDraft()).toEqual({ ...empty, values: request, items: [trailer] });
  deleteDraft();
  let isFull = true;
  vi.stubGlobal("sessionStorage", {
    getItem: () => stored.get("quote-draft") ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException("Full", "QuotaExceededError");
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  updateDraft(() => ({ ...empty, items: ["one", "two"] }));
  expect([stored.size, readDraft().items]).toEqual([0, ["one", "two"]]);
  isFull = false;
  updateDraft((draft) => ({ ...draft, items: ["three"] }));
  expect([stored.get("quote-draft"), readDraft().items]).toEqual(["item=three", ["three"]]);
});

test("a link adds its items and its plans once, up to ten, and the guests of areas are added up", () => {
  const other = { ...plan, guests: 60 };
  const one = { ...empty, items: [trailer], plans: [plan] };
  const both = addToDraft(one, { items: ["a", "a"], plans: [other], guests: "50-75" });
  expect([both.items, both.plans]).toEqual([
    [trailer, "a"],
    [plan, other],
  ]);
  expect(both.values.guestCount).toBe("125-200");
  expect(addToDraft(both, { plans: [plan] })).toEqual(both);
  expect(addToDraft(one, {})).toEqual(one);
  const many = Array.from({ length: 12 }, (_, index) => ({ ...plan, guests: index + 1 }));
  expect(addToDraft(empty, { plans: many }).plans).toEqual(many.slice(0, 10));
});

type Typed = Partial<QuoteRequestInput>;
const dates = (startDate: string, endDate: string) => ({ startDate, endDate });

test.each<[typed: Typed, link: QuotePrefill | Record<string, string>, filled: Typed]>([
  [{}, { city: "hamilton" }, { location: "Hamilton" }],
  [{}, { city: "hamilton", place: "Gage Park" }, { location: "Gage Park, Hamilton" }],
  // A place takes the room of a city's name alone, and a city that of another.
  [
    { location: "Hamilton" },
    { city: "hamilton", place: "Gage Park" },
    { location: "Gage Park, Hamilton" },
  ],
  [{ location: "Hamilton" }, { city: "welland" }, { location: "Welland" }],
  [{ location: "Hamilton" }, { city: "" }, { location: "" }],
  [{ location: "Gage Park, Hamilton" }, { city: "hamilton", place: "Dundurn Castle" }, {}],
  [{ location: "Gage Park, Hamilton" }, { city: "hamilton" }, {}],
  [{ location: "12 Secret Lane" }, { city: "welland" }, {}],
  [{ location: "12 Secret Lane" }, { city: "" }, {}],
  [{}, { city: "constructor", place: "Gage Park" }, {}],
  [{ eventType: "wedding" }, { event: "festival" }, { eventType: "festival" }],
  [{}, { guests: "200+" }, { guestCount: "200+" }],
  [{}, { date: "2027-06-12" }, dates("2027-06-12", "2027-06-12")],
  [dates("2027-06-12", "2027-06-14"), { date: "2027-06-13" }, { startDate: "2027-06-13" }],
  [dates("2027-06-12", "2027-06-14"), { date: "2027-06-15" }, dates("2027-06-15", "2027-06-15")],
])("%j: the day %j fills in %j (§10)", (typed, day, filled) => {
  const found = withDay(pickFields(typed), day as Parameters<typeof withDay>[1], cities);
  expect(found).toEqual(pickFields({ ...typed, ...filled }));
});

test("the quote list has the form's day, and the city that the location names", () => {
  const cityBy = (location: string) =>
    listOf({ ...empty, values: { ...request, location } }, cities).city;
  for (const location of ["12 Secret Lane, Hamilton", " Hamilton "])
    expect(cityBy(location)).toBe("hamilton");
  for (const location of ["12 Secret Lane", "New Hamilton", ""])
    expect(cityBy(location)).toBeUndefined();
  const odd = { startDate: "2027-99-99", guestCount: "many", eventType: "__proto__" };
  expect(listOf({ ...empty, values: pickFields(odd) }, cities)).toEqual({
    ...readPrefill(""),
    ...{ items: [], plans: [] },
  });
});
