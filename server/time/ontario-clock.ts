/**
 * Days and hours in Ontario, where the business is. By Intl, because hosted functions have no Temporal yet.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Holds memory that the garbage collector does not see, so there is one and not one a call.
const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** Returns the day in Ontario, such as "2027-06-12", and the minutes since its midnight, of a moment in milliseconds since 1970. */
export function inOntario(moment: number): { day: string; minutes: number } {
  const text = clock.format(moment);
  const [, hours, minutes] = /(\d\d):(\d\d)$/.exec(text) ?? [];
  return { day: text.slice(0, 10), minutes: Number(hours) * 60 + Number(minutes) };
}

/** Returns the moment, in milliseconds since 1970, when Ontario's clocks show so many minutes since a day's midnight. */
export function momentInOntario(date: string, minutes = 0): number {
  const asInGreenwich = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  // Ontario is four or five hours behind, by the season.
  const at = inOntario(asInGreenwich + 5 * hour);
  const isWinter = Date.parse(`${at.day}T00:00:00Z`) + at.minutes * minute === asInGreenwich;
  return asInGreenwich + (isWinter ? 5 : 4) * hour;
}

/** Returns the date so many days after another, such as "2027-06-12". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Returns how many days one date lies after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}
