import { expect, test } from "vitest";
import { findGap } from "./gap.ts";

test.each([
  ["Here:\n\n(Write the amount here.)\n", "(Write the amount here.)", 7],
  ["It is {{amount}}.", "{{amount}}", 6],
  ["We bring {trailer}.", "{trailer}", 9],
  ["(write\nthe trailer)", "(write\nthe trailer)", 0],
  ["(Write the trailer (or two) here.)", "(Write the trailer (", 0],
])("%j has a gap", (text, words, at) => {
  expect(findGap(text)).toEqual({ words, at });
});

test("brackets and braces of other uses are none", () => {
  for (const text of [
    "",
    "Call us (905 555-0142).",
    "(Writers' festival)",
    "{a name} {1}",
    "Write soon!",
  ])
    expect([text, findGap(text)]).toEqual([text, null]);
});
