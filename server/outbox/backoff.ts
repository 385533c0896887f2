const first = 30_000;
const longest = 60 * 60_000;

/**
 * Returns the time until the next attempt, in milliseconds: doubling from 30 seconds up to an hour, drawn from the
 * upper half of that, so that mails which failed together do not come back together. Where the other side asked us to
 * wait for longer we do, up to an hour, too: quotas are raised meanwhile, and a turn more than two hours ahead is taken
 * for one that a wrong clock has set.
 */
export function delayAfter(
  attempts: number,
  asked = 0,
  random: () => number = Math.random,
): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20));
  const ours = Math.round(full * (0.5 + random() / 2));
  return Math.max(ours, Math.min(longest, asked));
}
