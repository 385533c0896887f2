import type { CalendarMonth } from "../../server/desk/desk-api.ts";

/** A rental that was asked for or booked. */
export type Entry = CalendarMonth["entries"][number];

/**
 * Returns a month's rentals that are over on a day, and those that are not. In a month that has
 * passed none is over: it is looked at for what was.
 */
export function splitAtToday(entries: readonly Entry[], today: string) {
  const over = entries.filter(({ endDate }) => endDate < today);
  const coming = entries.filter(({ endDate }) => endDate >= today);
  return coming.length === 0 ? { over: [], coming: entries } : { over, coming };
}

export type Placed = { entry: Entry; first: number; last: number; lane: number };

/**
 * Returns the rentals that touch these days, by the index of their first and last day shown, in
 * lanes from 1 so that none covers another.
 */
export function placeInLanes(entries: readonly Entry[], days: readonly string[]): Placed[] {
  const [begin = "", end = ""] = [days[0], days.at(-1)];
  const endOfLane: number[] = [];
  return entries
    .filter(({ startDate, endDate }) => startDate <= end && endDate >= begin)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map((entry) => {
      const first = Math.max(0, days.indexOf(entry.startDate));
      const last = entry.endDate > end ? days.length - 1 : days.indexOf(entry.endDate);
      const free = endOfLane.findIndex((endsAt) => endsAt < first);
      const lane = free < 0 ? endOfLane.length : free;
      endOfLane[lane] = last;
      return { entry, first, last, lane: lane + 1 };
    });
}
