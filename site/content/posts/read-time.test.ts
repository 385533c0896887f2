import { expect, test } from "vitest";
import { readTime } from "./read-time.ts";

test("counts what a visitor reads, not the marks and addresses around it", () => {
  const elevenWords =
    "## Put it *downwind*\n\nSee [the trailer](/washroom-restroom-trailer/x) – now.\n\n| guests | h |\n|---|---|\n| 50 | 8 |\n\n";
  const words = Array(189).fill("word").join(" ");
  expect(readTime(elevenWords + words)).toBe("1 min read");
  expect(readTime(`${elevenWords + words} more`)).toBe("2 min read");
});

test("rounds minutes up, and never below one (§3.5.06)", () => {
  const words = (count: number) => Array(count).fill("word").join(" ");
  expect(readTime("")).toBe("1 min read");
  expect(readTime(words(1200))).toBe("6 min read");
  expect(readTime(words(1201))).toBe("7 min read");
});
