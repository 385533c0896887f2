import { expect, test } from "vitest";
import { cutAtWord } from "./excerpt.ts";

test("leaves a short text as it is, its spaces put in order", () => {
  expect(cutAtWord("  A short\n text. ", 150)).toBe("A short text.");
});

test("cuts at the end of a word and never goes past the limit (§2.11, §9)", () => {
  const text = "Somewhere between the marquee and the barn, in the dark, there has to be a door.";
  for (let limit = 12; limit < 90; limit += 1) {
    const cut = cutAtWord(text, limit);
    expect(cut.length).toBeLessThanOrEqual(limit);
    const words = cut.replace("…", "").split(" ");
    expect(text.replace(/[,.]/g, "").split(" ").slice(0, words.length)).toEqual(
      words.map((word) => word.replace(/[,.]/g, "")),
    );
  }
});

test("leaves no comma before the ellipsis", () => {
  expect(cutAtWord("First the tent, then the trailer", 17)).toBe("First the tent…");
});

test("cuts one endless word where the room ends", () => {
  expect(cutAtWord("a".repeat(40), 10)).toBe(`${"a".repeat(9)}…`);
});
