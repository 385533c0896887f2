import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["  Red Carpet & Posts! ", "red-carpet-posts"],
  ["Élégance", "elegance"],
  ["St. John’s", "st-johns"],
  ["– ’", ""],
])("names %s %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
