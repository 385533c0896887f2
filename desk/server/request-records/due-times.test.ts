import { expect, test } from "vitest";
import { createDueTimes } from "./due-times.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const hours = "9:00 AM to 8:00 PM";
const promises = { emailHours: 2, callHours: 24 };
const at = (text: string) => Date.parse(text);

test("two open hours end the same day, the next morning, or after days that are closed", () => {
  const { emailDueAt, callDueAt } = createDueTimes({ hours, openDays: week, promises });
  for (const [received, due] of [
    ["2027-01-15T10:00:30-05:00", "2027-01-15T12:00:30-05:00"],
    ["2027-01-15T19:30:00-05:00", "2027-01-16T10:30:00-05:00"],
    ["2027-01-15T18:00:00-05:00", "2027-01-15T20:00:00-05:00"],
    ["2027-01-15T23:00:00-05:00", "2027-01-16T11:00:00-05:00"],
    ["2027-01-15T03:00:00-05:00", "2027-01-15T11:00:00-05:00"],
    ["2027-03-13T21:00:00-05:00", "2027-03-14T11:00:00-04:00"],
  ] as const)
    expect([received, emailDueAt(at(received))]).toEqual([received, at(due)]);
  expect(callDueAt(at("2027-03-13T21:00:00-05:00"))).toBe(at("2027-03-14T22:00:00-04:00"));
  const weekdays = createDueTimes({ hours, openDays: week.slice(0, 5), promises });
  expect(weekdays.emailDueAt(at("2027-01-15T19:00:00-05:00"))).toBe(
    at("2027-01-18T10:00:00-05:00"),
  );
  expect(weekdays.afterOpenMinutes(at("2027-01-15T19:00:00-05:00"), 90)).toBe(
    at("2027-01-18T09:30:00-05:00"),
  );
});

test("an earlier request is never due later, so that the order of receipt is that of the promise", () => {
  for (const openDays of [week, week.slice(0, 5), ["Saturday"], []]) {
    const { emailDueAt, callDueAt } = createDueTimes({ hours, openDays, promises });
    let last = 0;
    // Three weeks around the day on which clocks are put forward.
    for (let now = at("2027-03-05T00:00:00Z"); now < at("2027-03-26T00:00:00Z"); now += 241_000) {
      const nearer = Math.min(emailDueAt(now), callDueAt(now));
      expect(nearer, new Date(now).toISOString()).toBeGreaterThanOrEqual(last);
      last = nearer;
    }
  }
});
