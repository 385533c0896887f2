import { expect, test } from "vitest";
import { addDays, addMonths, dayInOntario, daysOf, weekdayOf } from "./days.ts";

test("a moment's day is that of Ontario's clocks", () => {
  expect(dayInOntario(Date.parse("2027-01-15T04:59:00Z"))).toBe("2027-01-14");
  expect(dayInOntario(Date.parse("2027-07-15T04:00:00Z"))).toBe("2027-07-15");
});

test("days and months are counted over their ends", () => {
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
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
