import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createFormAnswerLimiter, formAnswerLimit } from "./form-answer-limit.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test("the counts of very many networks take a bounded amount of memory", async () => {
  const count = createFormAnswerLimiter();
  const before = measureHeap();
  for (let number = 0; number < 200_000; number += 1) await count(`network ${number}`);
  const megabytes = (measureHeap() - before) / 1e6;
  expect(await count("203.0.113.1")).toBeNull();
  expect(megabytes).toBeLessThan(60);
});

test("one network is asked to wait above its limit, and another is not", async () => {
  const count = createFormAnswerLimiter();
  for (let number = 0; number < formAnswerLimit.most; number += 1)
    expect(await count("203.0.113.1")).toBeNull();
  expect(await count("203.0.113.1")).toBe(formAnswerLimit.seconds);
});
