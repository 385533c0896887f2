import { expect, test } from "vitest";
import { readNumber } from "./planned-event.ts";

test("reads whole numbers within the limits only", () => {
  const range = { min: 1, max: 1000 };
  expect([" 120 ", "1", "1000"].map((text) => readNumber(text, range))).toEqual([120, 1, 1000]);
  for (const text of ["", "0", "1001", "-5", "1.5", "1e3", "0x10", "many", "９"])
    expect(readNumber(text, range)).toBeNull();
});
