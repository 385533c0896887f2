import { expect, test } from "vitest";
import { nearDay, setDateLanguage } from "./format-dates.ts";

test("a rental of the next ten days is said by its day, over a change of the clocks too", () => {
  setDateLanguage("en-CA");
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
