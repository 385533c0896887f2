import { expect, test } from "vitest";
import { sample } from "../tests/support/sample.ts";
import { maxFormBytes, maxJsonBytes, maxLengths } from "./fields.ts";

test("a request whose fields are at their limits in three-byte characters fits both bodies", () => {
  const texts = Object.entries(maxLengths).map(([field, max]) => [field, "界".repeat(max)]);
  const longest = { ...sample, ...Object.fromEntries(texts) };
  expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(maxJsonBytes);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(maxFormBytes);
});
