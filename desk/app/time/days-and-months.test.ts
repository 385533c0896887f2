import { expect, test } from "vitest";
import { addMonths, daysOf, weekdayOf } from "./days-and-months.ts";

test("months are counted over their ends", () => {
  expect(addMonths("2027-11", 3)).toBe("2028-02");
  expect(addMonths("2027-01", -2)).toBe("2026-11");
});

test("a month has its days, also where clocks change", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect(daysOf("2027-03").slice(13, 15)).toEqual(["2027-03-14", "2027-03-15"]);
  expect(weekdayOf("2027-06-12")).toBe(6);
});
