import { expect, test } from "vitest";
import { addDays, dayInZone } from "./days.ts";

test("a moment's day is that of the zone's clocks", () => {
  for (const [moment, day] of [
    ["2027-01-15T04:59:00Z", "2027-01-14"],
    ["2027-01-15T05:00:00Z", "2027-01-15"],
    ["2027-07-15T04:00:00Z", "2027-07-15"],
  ] as const)
    expect(dayInZone(Date.parse(moment), "America/Toronto")).toBe(day);
});

test("days are counted over the ends of months, years and the days when clocks change", () => {
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(addDays("2027-03-13", 2)).toBe("2027-03-15");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});
