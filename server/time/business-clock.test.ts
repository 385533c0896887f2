import { execFileSync } from "node:child_process";
import { describe, expect, onTestFinished, test } from "vitest";
import { readBusiness } from "../business/business.ts";
import {
  businessTimeWithZone,
  daysBetween,
  inBusinessZone,
  momentInBusinessZone,
  mondayOf,
  setBusinessZone,
} from "./business-clock.ts";

for (const [moment, date, minutes] of [
  ["2027-01-15T04:59:00Z", "2027-01-14", 23 * 60 + 59],
  ["2027-01-15T05:00:00Z", "2027-01-15", 0],
  ["2027-07-15T04:00:00Z", "2027-07-15", 0],
  // Clocks go forward and back at two in the morning of these days.
  ["2027-03-14T05:00:00Z", "2027-03-14", 0],
  ["2027-03-14T06:59:00Z", "2027-03-14", 60 + 59],
  ["2027-03-14T07:00:00Z", "2027-03-14", 3 * 60],
  ["2027-03-14T13:00:00Z", "2027-03-14", 9 * 60],
  ["2027-03-15T04:00:00Z", "2027-03-15", 0],
  ["2027-11-07T04:00:00Z", "2027-11-07", 0],
  ["2027-11-07T05:30:00Z", "2027-11-07", 60 + 30],
  ["2027-11-07T07:00:00Z", "2027-11-07", 2 * 60],
  ["2027-11-07T14:00:00Z", "2027-11-07", 9 * 60],
  ["2027-11-08T05:00:00Z", "2027-11-08", 0],
] as const)
  test(`${moment} is ${date}, ${minutes} minutes after midnight`, () => {
    expect(inBusinessZone(Date.parse(moment))).toEqual({ day: date, minutes });
    expect(new Date(momentInBusinessZone(date, minutes)).toISOString()).toBe(
      new Date(moment).toISOString(),
    );
  });

describe("on the days when clocks change", () => {
  test("a time that spring skips is an hour later", () => {
    const skipped = momentInBusinessZone("2027-03-14", 2 * 60 + 30);
    expect(inBusinessZone(skipped)).toEqual({ day: "2027-03-14", minutes: 3 * 60 + 30 });
  });

  test("a time that autumn has twice is the first of the two", () => {
    expect(new Date(momentInBusinessZone("2027-11-07", 60 + 30)).toISOString()).toBe(
      "2027-11-07T05:30:00.000Z",
    );
    expect(inBusinessZone(Date.parse("2027-11-07T06:30:00Z"))).toEqual({
      day: "2027-11-07",
      minutes: 60 + 30,
    });
  });

  test("minutes past a day's end belong to the next day", () => {
    expect(momentInBusinessZone("2027-03-13", 24 * 60)).toBe(momentInBusinessZone("2027-03-14"));
    expect(momentInBusinessZone("2027-11-07", 24 * 60)).toBe(momentInBusinessZone("2027-11-08"));
  });
});

test("counts days by the calendar", () => {
  expect(daysBetween("2027-03-13", "2027-03-15")).toBe(2);
  expect(daysBetween("2027-11-08", "2027-11-06")).toBe(-2);
});

test("days and times are those of the zone that is set", () => {
  const moment = Date.parse("2027-06-12T20:05:00Z");
  expect(businessTimeWithZone(moment)).toBe("Saturday, June 12, 2027 at 4:05 PM, Ontario time");
  onTestFinished(() => setBusinessZone(readBusiness()));
  setBusinessZone({
    timeZone: "America/Vancouver",
    province: "British Columbia",
    language: "en-CA",
  });
  expect(businessTimeWithZone(moment)).toBe(
    "Saturday, June 12, 2027 at 1:05 PM, British Columbia time",
  );
  expect(inBusinessZone(Date.parse("2027-06-12T06:00:00Z")).day).toBe("2027-06-11");
});

test("a week begins on Monday", () => {
  expect(["2026-11-16", "2026-11-21", "2026-11-22", "2026-11-23"].map(mondayOf)).toEqual([
    "2026-11-16",
    "2026-11-16",
    "2026-11-16",
    "2026-11-23",
  ]);
});

for (const [runtime, prepare] of [
  ["Deno", ""],
  ["a Deno without Temporal", "delete globalThis.Temporal; await import(polyfill);"],
] as const)
  test(`${runtime}, which may run the hosted function, reads the same clock`, () => {
    const program = `const clock = ${JSON.stringify(new URL("business-clock.ts", import.meta.url))};
      const polyfill = ${JSON.stringify(import.meta.resolve("temporal-polyfill/global"))};
      ${prepare}
      const { inBusinessZone, momentInBusinessZone, setBusinessZone } = await import(clock);
      setBusinessZone({ timeZone: "America/Toronto", province: "Ontario", language: "en-CA" });
      const spring = inBusinessZone(Date.parse("2027-03-14T07:00:00Z"));
      console.log(JSON.stringify([spring, momentInBusinessZone("2027-11-07", 90)]));`;
    const said = execFileSync("deno", ["run", "--allow-read", "-"], { input: program });
    expect(JSON.parse(said.toString())).toEqual([
      { day: "2027-03-14", minutes: 3 * 60 },
      Date.parse("2027-11-07T05:30:00Z"),
    ]);
  });
