import { expect, test } from "vitest";
import { inOntario, momentInOntario, mondayOf } from "./ontario-clock.ts";

for (const [moment, date, minutes] of [
  ["2027-01-15T04:59:00Z", "2027-01-14", 23 * 60 + 59],
  ["2027-01-15T05:00:00Z", "2027-01-15", 0],
  ["2027-07-15T04:00:00Z", "2027-07-15", 0],
  // Clocks go forward and back at two in the morning of these days.
  ["2027-03-14T05:00:00Z", "2027-03-14", 0],
  ["2027-03-14T13:00:00Z", "2027-03-14", 9 * 60],
  ["2027-11-07T04:00:00Z", "2027-11-07", 0],
  ["2027-11-07T14:00:00Z", "2027-11-07", 9 * 60],
] as const)
  test(`${moment} is ${date}, ${minutes} minutes after midnight`, () => {
    expect(inOntario(Date.parse(moment))).toEqual({ day: date, minutes });
    expect(new Date(momentInOntario(date, minutes)).toISOString()).toBe(
      new Date(moment).toISOString(),
    );
  });

test("a week begins on Monday", () => {
  expect(["2026-11-16", "2026-11-21", "2026-11-22", "2026-11-23"].map(mondayOf)).toEqual([
    "2026-11-16",
    "2026-11-16",
    "2026-11-16",
    "2026-11-23",
  ]);
});
