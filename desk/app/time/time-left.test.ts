import { expect, test } from "vitest";
import { hour, minute } from "../../../server/time/durations.ts";
import { promisesOf } from "./time-left.ts";

const now = Date.parse("2027-01-15T15:00:00Z");
const waiting = {
  status: "new",
  emailDueAt: now + 42 * minute,
  callDueAt: now + 20 * hour,
} as const;
const textsOf = (request: Parameters<typeof promisesOf>[0]) =>
  promisesOf(request, now).map(({ text }) => text);

for (const [length, said] of [
  [30_000, "less than a minute"],
  [42 * minute, "42 min"],
  [60 * minute, "1 h"],
  [65 * minute, "1 h 5 min"],
  [5 * hour + 59 * minute, "5 h 59 min"],
  [23 * hour + 40 * minute, "23 h"],
  [47 * hour, "47 h"],
  [49 * hour, "2 days"],
] as const)
  test(`${length / minute} minutes are ${said}`, () =>
    expect(textsOf({ ...waiting, callDueAt: null, emailDueAt: now + length })).toEqual([
      `E-mail due in ${said}`,
    ]));

test("the nearer promise stands first", () => {
  expect(textsOf(waiting)).toEqual(["E-mail due in 42 min", "Call due in 20 h"]);
  expect(textsOf({ ...waiting, emailDueAt: now + 21 * hour })[0]).toBe("Call due in 20 h");
});

test("a promise that has passed says for how long", () => {
  expect(textsOf({ ...waiting, emailDueAt: now - 3 * hour })[0]).toBe("E-mail overdue by 3 h");
});

test("what was not promised is not due", () => {
  expect(textsOf({ ...waiting, emailDueAt: null })).toEqual(["Call due in 20 h"]);
  expect(textsOf({ ...waiting, emailDueAt: null, callDueAt: null })).toEqual([]);
});

test("an answered request has no promise left", () => {
  expect(textsOf({ ...waiting, status: "answered" })).toEqual([]);
});
