import { expect, test } from "vitest";
import { leastCpuTime } from "../../../tests/support/event-loop/cpu-time.ts";
import { mergeLines } from "./merge-lines.ts";

const base = "a\nb\nc\nd\ne\n";

test.each([
  ["other lines of one text", "A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\n", "A\nb\nc\nd\nE\n"],
  ["neighbouring lines", "a\nB\nc\nd\ne\n", "a\nb\nC\nd\ne\n", "a\nB\nC\nd\ne\n"],
  ["the same change", "a\nB\nc\nd\ne\n", "a\nB\nc\nd\ne\n", "a\nB\nc\nd\ne\n"],
  ["an added and a removed line", "a\nb\nx\nc\nd\ne\n", "b\nc\nd\ne\n", "b\nx\nc\nd\ne\n"],
])("%s are merged", (_, hers, theirs, merged) => {
  expect(mergeLines(base, hers, theirs)).toBe(merged);
  expect(mergeLines(base, theirs, hers)).toBe(merged);
});

test.each([
  ["one line to two texts", "a\nB\nc\nd\ne\n", "a\nX\nc\nd\ne\n"],
  ["a line that the other removed", "a\nB\nc\nd\ne\n", "a\nc\nd\ne\n"],
  ["two lines added in one place", "a\nx\nb\nc\nd\ne\n", "a\ny\nb\nc\nd\ne\n"],
])("%s are not merged", (_, hers, theirs) => {
  expect(mergeLines(base, hers, theirs)).toBeNull();
  expect(mergeLines(base, theirs, hers)).toBeNull();
});

test("what one person changed alone is what comes out, in texts of random lines", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const text = () => Array.from({ length: random(12) }, () => "abc"[random(3)]).join("\n");
  for (let count = 0; count < 5_000; count += 1) {
    const [before, after] = [text(), text()];
    expect(mergeLines(before, after, before)).toBe(after);
    expect(mergeLines(before, before, after)).toBe(after);
    expect(mergeLines(before, after, after)).toBe(after);
  }
});

test("texts of 20,000 other lines are refused within a second", async () => {
  const lines = (word: string) =>
    Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join("\n");
  const merge = async () => expect(mergeLines(lines("a"), lines("b"), lines("c"))).toBeNull();
  expect(await leastCpuTime(merge, 1_000)).toBeLessThan(1_000);
});
