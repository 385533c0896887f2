import { expect, test } from "vitest";
import { guestCounts } from "./choices.ts";
import { stationsAtDinner, stationsForRange } from "./stations.ts";

const wedding = (guestCount: string) => ({ eventType: "wedding", guestCount });

test("every range of guests of the form has its stations, and the open one the telephone", () => {
  expect(guestCounts.map(({ value }) => [value, stationsForRange(wedding(value))])).toEqual([
    ["25-50", { fewest: 1, most: 1 }],
    ["50-75", { fewest: 1, most: 2 }],
    ["75-125", { fewest: 1, most: 3 }],
    ["125-200", { fewest: 2, most: 4 }],
    ["200+", null],
  ]);
  expect(stationsForRange(wedding("300-500"))).toBeNull();
  expect(stationsForRange({ eventType: "construction", guestCount: "25-50" })).toBeNull();
});

test("an open range of guests needs the stations of its fewest guests at least", () => {
  expect(["75-125", "200+", "300-500"].map((range) => stationsAtDinner(wedding(range)))).toEqual([
    3,
    4,
    null,
  ]);
});
