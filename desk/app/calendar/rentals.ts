import type { CalendarMonth } from "../../server/desk-answers.ts";

/** A rental that was asked for or booked. */
export type Rental = CalendarMonth["rentals"][number];

/** The days that a unit is out of service, both included. */
export type Absence = CalendarMonth["absences"][number];

/** What the views of a month show. */
export type MonthProps = {
  rentals: readonly Rental[];
  absences: readonly Absence[];
  month: string;
  today: string;
  /** The day that is picked. */
  day: string | undefined;
};

/** Whether a rental is booked and not only asked for. */
export const isBooked = ({ units }: Rental): boolean => units !== null;

type RentalDays = { startDate: string | null; endDate: string | null };
export const listOn = <T extends RentalDays>(entries: readonly T[], day: string): T[] =>
  entries.filter(
    ({ startDate, endDate }) => startDate && endDate && startDate <= day && day <= endDate,
  );

type Span = { startDate: string; endDate: string };
export type Placement<T> = { rental: T; first: number; last: number; lane: number };

/**
 * Returns what touches these days, by the index of its first and last day shown, in lanes from 1 so
 * that none covers another.
 */
export function placeInLanes<T extends Span>(
  rentals: readonly T[],
  days: readonly string[],
): Placement<T>[] {
  const [begin = "", end = ""] = [days[0], days.at(-1)];
  const endOfLane: number[] = [];
  return rentals
    .filter(({ startDate, endDate }) => startDate <= end && endDate >= begin)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map((rental) => {
      const first = Math.max(0, days.indexOf(rental.startDate));
      const last = rental.endDate > end ? days.length - 1 : days.indexOf(rental.endDate);
      const free = endOfLane.findIndex((endsAt) => endsAt < first);
      const lane = free < 0 ? endOfLane.length : free;
      endOfLane[lane] = last;
      return { rental, first, last, lane: lane + 1 };
    });
}

/** Returns the first letters of a name's first two words that have one. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u) ?? [])
    .slice(0, 2)
    .join("");
