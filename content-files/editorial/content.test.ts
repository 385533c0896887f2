import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkEditorial } from "./check-editorial.ts";

test("an editor would find nothing to correct in content/", () => {
  expect(checkEditorial("content")).toEqual([]);
});

test("the word list is sorted and has each word once", () => {
  const words = readFileSync("content/spelling-words.txt", "utf8").trimEnd().split("\n");
  const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, "en"));
  expect(words).toEqual(sorted);
});
