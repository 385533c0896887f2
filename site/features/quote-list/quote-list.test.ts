import { expect, test } from "vitest";
import type { PlannedEvent } from "./planned-event.ts";
import { writePlan } from "./quote-links.ts";
import { addOnItem, countItems, isEmptyQuoteList, toggleItem, withoutEntry } from "./quote-list.ts";

const trailer = "luxury-2-station-restroom-trailer";
const plan: PlannedEvent = {
  guests: 120,
  hours: 6,
  hasAlcohol: true,
  hasPower: false,
  hasWater: false,
  trailers: [trailer],
};

test("names an add-on by its trailer and its own name", () => {
  expect(addOnItem(trailer, "Wedding Package")).toBe(`${trailer}/wedding-package`);
});

test("a second touch takes a thing off again", () => {
  const once = toggleItem({ items: [] }, trailer);
  expect([once.items, countItems(once)]).toEqual([[trailer], 1]);
  expect(toggleItem(once, trailer).items).toEqual([]);
});

test("each entry is taken off by itself", () => {
  const other = { ...plan, guests: 60 };
  const list = { items: [trailer, "a"], plans: [plan, other] };
  expect(withoutEntry(list, writePlan(plan))).toEqual({ ...list, plans: [other] });
  expect(withoutEntry(list, "a")).toEqual({ ...list, items: [trailer] });
});

test("a list with a day alone is not empty", () => {
  const days = [{ city: "hamilton" }, {}, { city: "" }, { event: "wedding" }] as const;
  const areEmpty = days.map((day) => isEmptyQuoteList({ items: [], ...day }));
  expect(areEmpty).toEqual([false, true, true, true]);
});
