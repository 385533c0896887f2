import { expect, test } from "vitest";
import { addMonths, daysOf, nearDay, weekdayOf } from "./days.ts";

test("months are counted over their ends", () => {
  expect(addMonths("2027-11", 3)).toBe("2028-02");
  expect(addMonths("2027-01", -2)).toBe("2026-11");
});

test("a month has its days, also where clocks change", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect(daysOf("2027-03").slice(12, 16)).toEqual([
    "2027-03-13",
    "2027-03-14",
    "2027-03-15",
    "2027-03-16",
  ]);
  expect(weekdayOf("2027-06-12")).toBe(6);
});

test("a rental of the next ten days is said by its day, over a change of the clocks too", () => {
  for (const [startDate, endDate, today, words] of [
    ["2027-03-14", "2027-03-14", "2027-03-14", "Today"],
    ["2027-03-10", "2027-03-14", "2027-03-14", "Today"],
    ["2027-03-14", "2027-03-14", "2027-03-13", "Tomorrow"],
    ["2027-03-14", "2027-03-14", "2027-03-08", "This Sunday"],
    ["2027-11-07", "2027-11-08", "2027-11-05", "This Sunday"],
    ["2027-11-07", "2027-11-07", "2027-10-31", "Sunday, November 7"],
    ["2027-11-07", "2027-11-07", "2027-10-28", "Sunday, November 7"],
    ["2027-11-07", "2027-11-07", "2027-10-27", null],
    ["2027-11-06", "2027-11-06", "2027-11-07", null],
  ] as const)
    expect([today, nearDay(startDate, endDate, today)]).toEqual([today, words]);
});
