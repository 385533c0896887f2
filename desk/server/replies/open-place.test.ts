import { expect, test } from "vitest";
import { findOpenPlace } from "./open-place.ts";

test.each([
  ["Here:\n\n(Write the amount here.)\n", "(Write the amount here.)", 7],
  ["It is {{amount}}.", "{{amount}}", 6],
  ["We bring {trailer}.", "{trailer}", 9],
  ["(write\nthe trailer)", "(write\nthe trailer)", 0],
  ["(Write the trailer (or two) here.)", "(Write the trailer (", 0],
])("%j has an open place", (text, place, at) => {
  expect(findOpenPlace(text)).toEqual({ place, at });
});

test("brackets and braces of other uses are none", () => {
  for (const text of [
    "",
    "Call us (905 555-0142).",
    "(Writers' festival)",
    "{a name} {1}",
    "Write soon!",
  ])
    expect([text, findOpenPlace(text)]).toEqual([text, null]);
});
