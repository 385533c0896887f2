import { expect, test } from "vitest";
import { dateInWords, machineDate } from "./dates.ts";

test("says a day or a month in words", () => {
  expect(dateInWords("2026-03-12")).toBe("March 12, 2026");
  expect(dateInWords("2024-12")).toBe("December 2024");
});

test("gives machines a whole date", () => {
  expect(machineDate("2026-03-12")).toBe("2026-03-12");
  expect(machineDate("2024-12")).toBe("2024-12-01");
});
