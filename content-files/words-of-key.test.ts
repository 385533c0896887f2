import { expect, test } from "vitest";
import { wordsOfKey } from "./words-of-key.ts";

test("a key is made into words", () => {
  expect(wordsOfKey("whatHappensNext")).toBe("What happens next");
  expect(wordsOfKey("two-vanity")).toBe("Two vanity");
});
