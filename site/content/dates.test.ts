import { expect, test } from "vitest";
import { dateInWords, machineDate, machineMoment } from "./dates.ts";

test("says a day or a month in words", () => {
  expect(dateInWords("2026-03-12", { language: "en-CA" })).toBe("March 12, 2026");
  expect(dateInWords("2024-12", { language: "en-CA" })).toBe("December 2024");
});

test("gives machines a whole date (§3.5.05)", () => {
  expect(machineDate("2026-03-12")).toBe("2026-03-12");
  expect(machineDate("2024-12")).toBe("2024-12-01");
});

test("the time zone of a date is that of its season", () => {
  const business = { timeZone: "America/Toronto" };
  expect(machineMoment("2026-07-12", business)).toBe("2026-07-12T09:00:00-04:00");
  expect(machineMoment("2024-12", business)).toBe("2024-12-01T09:00:00-05:00");
});
