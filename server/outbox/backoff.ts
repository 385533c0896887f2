const first = 30_000;
const longest = 60 * 60_000;

/** A mail that could not be delivered is tried for this long, in milliseconds: five days, as mail servers do. */
export const patience = 5 * 24 * 60 * 60_000;

/**
 * Returns the time until the next attempt, in milliseconds: doubling from 30 seconds up to an hour, drawn from the
 * upper half of that, so that mails which failed together do not come back together.
 */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random() / 2));
}
