import type { Entry } from "./entry.ts";

/**
 * Returns a month's rentals that are over on a day, and those that are not. In a month that has
 * passed none is over: it is looked at for what was.
 */
export function splitAtToday(entries: readonly Entry[], today: string) {
  const over = entries.filter(({ endDate }) => endDate < today);
  const coming = entries.filter(({ endDate }) => endDate >= today);
  return coming.length === 0 ? { over: [], coming: entries } : { over, coming };
}
