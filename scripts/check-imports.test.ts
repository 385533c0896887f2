import { expect, test } from "vitest";
import { findCycles } from "./check-imports.ts";

test("rows that may import each other are named, over others and from a folder to its own part", () => {
  const rules = {
    base: [],
    first: ["second"],
    second: ["third/part/file.ts"],
    third: ["base", "first/file.ts"],
    folder: ["folder", "base"],
    "folder/part": ["folder/file.ts"],
    above: ["above", "first", "folder"],
  };
  expect(findCycles(rules).map((finding) => finding.split(":")[0])).toEqual([
    ...["first", "second", "third"],
    ...["folder", "folder/part"],
  ]);
});
