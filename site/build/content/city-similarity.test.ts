import { expect, test } from "vitest";
import { checkCities } from "./city-similarity.ts";
import type { UncheckedEntry } from "./read-content.ts";

/** Entries of cities whose pages have these texts alone. */
const check = (texts: Record<string, string>) =>
  checkCities(
    Object.entries(texts).map(([name, text]) => {
      const part = { heading: "", text: "", reasons: [], paragraphs: [], list: [] };
      const data = { name, hero: { ...part, text }, why: part, about: part, places: part };
      return {
        collection: "cities",
        file: name,
        data: { ...data, questions: [] },
      } as never as UncheckedEntry;
    }),
  );

test("counts runs of five words, without regard to case and marks", () => {
  const one = "One two three four five six";
  expect(check({ A: one, B: "one, two three FOUR five. Seven!" })[0]?.sentence).toContain("50 %");
  expect(check({ A: one, B: "four words are short" })).toEqual([]);
});
