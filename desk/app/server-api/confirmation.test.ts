import { expect, test } from "vitest";
import { day, minute } from "../../../server/time/durations.ts";
import { isConfirmed } from "./confirmation.ts";

const confirmedAt = Date.UTC(2027, 5, 12);
const readAt = (now: number, latestAt = confirmedAt) => isConfirmed({ confirmedAt, latestAt }, now);

test("what was read is shown for seven days after the server has confirmed the session", () => {
  expect(readAt(confirmedAt)).toBe(true);
  expect(readAt(confirmedAt + 7 * day)).toBe(true);
  expect(readAt(confirmedAt + 7 * day + 1)).toBe(false);
});

test("a clock that is set back does not prolong that", () => {
  const latestAt = confirmedAt + 6 * day;
  expect(readAt(latestAt, latestAt)).toBe(true);
  expect(readAt(latestAt - 5 * minute, latestAt)).toBe(true);
  expect(readAt(latestAt - 6 * minute, latestAt)).toBe(false);
  expect(readAt(confirmedAt, latestAt)).toBe(false);
  expect(readAt(confirmedAt - 365 * day)).toBe(false);
});

test("nothing is shown that was never confirmed", () => {
  expect(isConfirmed({ confirmedAt: 0, latestAt: 0 }, Date.now())).toBe(false);
});
