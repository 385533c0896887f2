import { day, hour } from "../time/durations.ts";

/** The first pause after a failed attempt, and the longest, in milliseconds. */
const firstDelay = 30_000;
const maxDelay = hour;

/** The pause after a mail that was handed over and not answered, in milliseconds. */
export const unansweredDelay = hour;

/**
 * A mail that fails temporarily is tried for this long, in milliseconds: five days, like mail
 * servers do.
 */
const giveUpAfter = 5 * day;
/**
 * It is tried at least this often, whatever the clock says: with up to an hour between attempts
 * that takes two days or more, so that a clock that is corrected by days cannot end a mail.
 */
const giveUpAttempts = 100;

/**
 * Returns the time until the next attempt, in milliseconds: doubling from 30 seconds to an hour,
 * and drawn from the upper half of that, so that mails which failed together are not tried
 * together. When the other side asked for a longer pause it is waited for, but for an hour at most:
 * quotas may be raised meanwhile, and an attempt more than two hours ahead counts as set by a wrong
 * clock.
 */
export function delayAfter(
  attempts: number,
  requestedDelay = 0,
  random: () => number = Math.random,
): number {
  const full = Math.min(maxDelay, firstDelay * 2 ** Math.min(attempts - 1, 20));
  const jittered = Math.round(full * (0.5 + random() / 2));
  return Math.max(jittered, Math.min(maxDelay, requestedDelay));
}

/** Whether a mail has failed temporarily for so long and so often that it is given up. */
export const isOverdue = (mail: { createdAt: number; attempts: number }, now: number): boolean =>
  now - mail.createdAt > giveUpAfter && mail.attempts + 1 >= giveUpAttempts;
