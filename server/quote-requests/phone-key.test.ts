import { expect, test } from "vitest";
import { phoneKey } from "./phone-key.ts";

test.each([
  "+1 (905) 555-0142",
  "905-555-0142",
  "905.555.0142",
  "1 905 555 0142",
  "9055550142 ext. 22",
  "(905) 555-0142 x7",
])("%s has the key of its number", (typed) => {
  expect(phoneKey(typed)).toBe("9055550142");
});

test("a number of another country keeps its code, and what is no number has no key", () => {
  expect(phoneKey("+44 20 7946 0958")).toBe("442079460958");
  for (const typed of ["", "call me", "911", "#22"])
    expect([typed, phoneKey(typed)]).toEqual([typed, ""]);
});
