import { expect, test, vi } from "vitest";
import { readStored, removeStored } from "./storage.ts";

test("a desk whose IndexedDB never answers starts without stored data after two seconds", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const read = Promise.all([readStored(), removeStored()]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await read).toEqual([undefined, undefined]);
});
