import type { CalendarMonth } from "../../server/desk-answers.ts";

/** A rental that was asked for or booked. */
export type Entry = CalendarMonth["entries"][number];

/** The days that a unit is out of service, both included. */
export type Absence = CalendarMonth["absences"][number];

/** Whether a rental is booked and not only asked for. */
export const isBooked = ({ units }: Entry): boolean => units !== null;

/** Returns the rentals that touch a day. */
export const entriesOn = (entries: readonly Entry[], day: string): Entry[] =>
  entries.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);

type Span = { startDate: string; endDate: string };
export type Placed<T> = { entry: T; first: number; last: number; lane: number };

/**
 * Returns what touches these days, by the index of its first and last day shown, in lanes from 1 so
 * that none covers another.
 */
export function placeInLanes<T extends Span>(
  entries: readonly T[],
  days: readonly string[],
): Placed<T>[] {
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

/** Returns the first letters of a name's first two words that have one. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u) ?? [])
    .slice(0, 2)
    .join("");
