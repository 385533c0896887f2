import { expect, test } from "vitest";
import { day, minute } from "./durations.ts";
import { watchClock } from "./watch-clock.ts";

test("a clock is believed after an hour without a jump, forward or back", () => {
  let clock = 0;
  let elapsed = 0;
  const isSteady = watchClock(
    () => clock,
    () => elapsed,
  );
  const pass = (minutes: number) => {
    clock += minutes * minute;
    elapsed += minutes * minute;
    return isSteady();
  };
  expect(pass(59)).toBe(false);
  expect(pass(1)).toBe(true);
  clock += 400 * day;
  expect(isSteady()).toBe(false);
  expect(pass(59)).toBe(false);
  expect(pass(1)).toBe(true);
  clock -= 400 * day;
  expect(isSteady()).toBe(false);
});
