import type { Clock } from "./clock.ts";
import { hour, minute } from "./durations.ts";

/**
 * A clock that differs by more than this from the time that has passed was set, in milliseconds.
 */
const maxDrift = minute;
/** A clock is trusted after this time without a jump, in milliseconds; it is corrected by then. */
const trustAfter = hour;

/**
 * Returns what says whether the clock had no jump for an hour: a machine that starts with the wrong
 * year would erase everything. `elapsed` counts milliseconds independently of the clock's setting.
 */
export function watchClock(clock: Clock, elapsed: () => number = () => performance.now()) {
  let last = { clock: clock(), elapsed: elapsed() };
  let evenSince = last.elapsed;
  return function isClockSteady(): boolean {
    const now = { clock: clock(), elapsed: elapsed() };
    if (Math.abs(now.clock - last.clock - (now.elapsed - last.elapsed)) > maxDrift)
      evenSince = now.elapsed;
    last = now;
    return now.elapsed - evenSince >= trustAfter;
  };
}
