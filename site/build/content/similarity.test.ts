import { expect, test } from "vitest";
import { rankPairs, shareInCommon, shingles } from "./similarity.ts";

test("finds the same sentence about two cities to be the same", () => {
  const about = (city: string) => `In ${city} the wind comes off the lake and the lawns are soft.`;
  const pair = shareInCommon(shingles(about("Ajax"), "Ajax"), shingles(about("Whitby"), "Whitby"));
  expect(pair).toBe(1);
});

test("counts runs of five words, without regard to case and marks", () => {
  const one = shingles("One two three four five six", "");
  const other = shingles("one, two three FOUR five. Seven!", "");
  expect(shareInCommon(one, other)).toBe(0.5);
  expect(shareInCommon(one, shingles("four words are short", ""))).toBe(0);
});

test("ranks the pair that is most alike first", () => {
  const texts = [
    { id: "a", name: "A", text: "the trailer stands on level gravel beside the barn" },
    { id: "b", name: "B", text: "snow lies on the dock and the pines are black" },
    { id: "c", name: "C", text: "the trailer stands on level gravel beside the church" },
  ];
  const [worst] = rankPairs(texts);
  expect(worst?.ids).toEqual(["a", "c"]);
  expect(worst?.share).toBeCloseTo(0.8);
});
