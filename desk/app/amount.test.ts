import { expect, test } from "vitest";
import { amountInWords, dollarsOf, readAmount } from "./amount.ts";

for (const [typed, cents] of [
  ["1850", 185_000],
  ["$1,850.50", 185_050],
  ["1 850.5", 185_050],
  ["", null],
  ["0", 0],
  ["19.99", 1_999],
  ["about 2000", undefined],
  ["-5", undefined],
  ["1.234", undefined],
  ["99999999", undefined],
] as const)
  test(`"${typed}" is ${cents} cents`, () => expect(readAmount(typed)).toBe(cents));

test("an amount reads as it was typed", () => {
  expect(readAmount(amountInWords(185_050))).toBe(185_050);
  expect(dollarsOf(185_000)).toBe("$1,850");
});
