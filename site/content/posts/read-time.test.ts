import { expect, test } from "vitest";
import { countWords, readableText, readTime } from "./read-time.ts";

test("counts what a visitor reads, not the marks and addresses around it", () => {
  const markdown =
    "## Put it *downwind*\n\nSee [the trailer](/washroom-restroom-trailer/x) – now.\n\n| guests | h |\n|---|---|\n| 50 | 8 |";
  expect(countWords(readableText(markdown))).toBe(3 + 4 + 4);
});

test("rounds minutes up, and never below one (§2.10, §3.5)", () => {
  const words = (count: number) => Array(count).fill("word").join(" ");
  expect(readTime("")).toBe("1 min read");
  expect(readTime(words(1200))).toBe("6 min read");
  expect(readTime(words(1201))).toBe("7 min read");
});
