import { expect, test, vi } from "vitest";
import { announce, announcementStore, withdraw } from "./announcement.ts";

test("two equal messages keep an undo each", () => {
  vi.useFakeTimers();
  const undone: string[] = [];
  announce("Answered", () => undone.push("first"));
  announce("Answered", () => undone.push("second"));
  const shown = announcementStore.get();
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
  for (const each of shown) {
    withdraw(each);
    each.undo?.();
  }
  expect([undone, announcementStore.get()]).toEqual([["first", "second"], []]);
  vi.useRealTimers();
});
