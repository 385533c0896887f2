import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSalesPitch } from "./sales-pitch.ts";

const file = new URL("sales-pitch.samples.txt", import.meta.url);
const samples = new Map(
  readFileSync(file, "utf8")
    .split("\n# ")
    .slice(1)
    .map((section) => {
      const [name = "", ...lines] = section.split("\n").filter(Boolean);
      return [name, lines];
    }),
);
const samplesOf = (name: string) => samples.get(name) ?? [];

test.each([
  ["search engines", 50, 47],
  ["websites", 50, 47],
  ["loans", 50, 45],
  // What rules find that were written without these; honest messages come before it.
  ["unseen pitches", 58, 28],
])("of pitches about %s, of which there are %i, at least %i are found", (name, all, least) => {
  expect(samplesOf(name)).toHaveLength(all);
  expect(samplesOf(name).filter(isSalesPitch).length).toBeGreaterThanOrEqual(least);
});

test.each(["honest with links", "honest without an event", "unseen honest"])(
  "no message that is %s is a pitch",
  (name) => {
    expect(samplesOf(name).length).toBeGreaterThanOrEqual(30);
    expect(samplesOf(name).filter(isSalesPitch)).toEqual([]);
  },
);

test("capitals, accents, apostrophes and lines make no difference", () => {
  const pitch = "We’ll redesign your website.\nFree quote, no obligation: $299";
  for (const text of [pitch, pitch.toUpperCase(), pitch.replaceAll("e", "é")])
    expect(isSalesPitch(text)).toBe(true);
});
