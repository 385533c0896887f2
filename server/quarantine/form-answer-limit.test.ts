import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createFormAnswerLimiter } from "./form-answer-limit.ts";

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
