import { expect, test } from "vitest";
import { wordsOfEveryTrailer, wordsOfTrailer } from "./trailer-words.ts";

const trailer = (length: number, setupMinutes?: number) => ({
  ...{ stalls: 2, capacity: { eightHours: 200, fiveHours: 220 } },
  comparison: { power: "120 V", interior: "Oak" },
  specifications: {
    ...{ length, width: 8, height: 9.5, weight: "about 3,500 lbs" },
    ...{ waterCapacity: length * 10, wasteCapacity: 260 },
  },
  ...(setupMinutes && { setupMinutes }),
});

test("a trailer's figures have their units", () => {
  expect(Object.fromEntries(wordsOfTrailer("small", trailer(12, 30)))).toEqual({
    "trailers.small.length": "12 feet",
    "trailers.small.width": "8 feet",
    "trailers.small.height": "9.5 feet",
    "trailers.small.fresh": "120 US gallons",
    "trailers.small.waste": "260 US gallons",
    "trailers.small.size": "12 × 8 × 9.5 feet",
    "trailers.small.tanks": "120 / 260",
    "trailers.small.weight": "about 3,500 lbs",
    "trailers.small.power": "120 V",
    "trailers.small.evening": "100",
    "trailers.small.pump-out": "87",
    "trailers.small.listed": "200 / 220",
    "trailers.small.listed-eight": "200",
    "trailers.small.listed-five": "220",
    "trailers.small.setup": "30 minutes",
  });
  expect(Object.fromEntries(wordsOfTrailer("large", trailer(24)))).not.toHaveProperty([
    "trailers.large.setup",
  ]);
});

test("all trailers together have a range, or the one figure that they share", () => {
  expect(Object.fromEntries(wordsOfEveryTrailer([trailer(24), trailer(12)]))).toMatchObject({
    "trailers.all.length": "12 to 24 feet",
    "trailers.all.width": "8 feet",
    "trailers.all.height": "9.5 feet",
    "trailers.all.fresh": "120 to 240 US gallons",
    "trailers.all.waste": "260 US gallons",
    "trailers.all.pump-out": "87 and 87",
    "trailers.all.five-hours-bar": "62.5",
    "trailers.all.six-hours-bar": "58",
    "trailers.all.eight-hours": "60",
    "trailers.all.workers": "15",
  });
  expect(wordsOfEveryTrailer([])).toEqual([]);
});
