import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createFormAnswerCount, formAnswers } from "./form-answers.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test("the counts of very many networks take a bounded amount of memory", async () => {
  const count = createFormAnswerCount();
  const before = measureHeap();
  for (let number = 0; number < 200_000; number += 1) await count(`network ${number}`);
  const megabytes = (measureHeap() - before) / 1e6;
  expect(await count("203.0.113.1")).toBeNull();
  expect(megabytes).toBeLessThan(60);
});

test("one network is asked to wait above its limit, and another is not", async () => {
  const count = createFormAnswerCount();
  for (let number = 0; number < formAnswers.most; number += 1)
    expect(await count("203.0.113.1")).toBeNull();
  expect(await count("203.0.113.1")).toBe(formAnswers.seconds);
});
