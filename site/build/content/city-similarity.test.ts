import { expect, test } from "vitest";
import { rankCities } from "./city-similarity.ts";
import type { Entry } from "./read-content.ts";

/** Entries of cities whose pages have these texts alone. */
const rank = (texts: Record<string, string>) =>
  rankCities(
    Object.entries(texts).map(([name, text]) => {
      const part = { heading: "", text: "", reasons: [], paragraphs: [], list: [] };
      const data = { name, hero: { ...part, text }, why: part, about: part, places: part };
      return {
        collection: "cities",
        file: name,
        data: { ...data, questions: [] },
      } as never as Entry;
    }),
  );

test("counts runs of five words, without regard to case and marks", () => {
  const one = "One two three four five six";
  expect(rank({ A: one, B: "one, two three FOUR five. Seven!" })[0]?.share).toBe(0.5);
  expect(rank({ A: one, B: "four words are short" })[0]?.share).toBe(0);
});
