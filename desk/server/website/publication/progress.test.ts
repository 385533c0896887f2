import { expect, test } from "vitest";
import { Progress } from "./progress.ts";

test("one build runs at a time, by its steps, and says how long it has taken so far", async () => {
  let now = 0;
  const progress = new Progress(() => now);
  let fail = (_: { sentence: string }[]) => {};
  progress.begin(() => new Promise((end) => (fail = end)));
  now = 80_500;
  const so = { startedAt: 0, seconds: 80 };
  expect(progress.read(false)).toEqual({ step: "checking", ...so });
  progress.goOn("building");
  expect(progress.read(false)).toEqual({ step: "building", ...so });
  expect(() => progress.begin(async () => [])).toThrow("is being built already");

  const problems = [{ sentence: "The link /gone leads nowhere." }];
  await fail(problems);
  await Promise.resolve();
  expect(progress.read(false)).toEqual({ step: "failed", at: now, problems });
  progress.begin(async () => []);
  progress.end("ready");
  expect(progress.read(true)).toEqual({ step: "ready", at: now, isOfNow: true });
});
