import { minute } from "./durations.ts";

/**
 * Returns the present moment in milliseconds since 1970, UTC; an argument everywhere, so that tests
 * can move time.
 */
export type Clock = () => number;

/** How far the clocks of two servers may differ, in milliseconds. */
export const clockDifference = minute;
