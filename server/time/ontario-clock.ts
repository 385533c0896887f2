/** Days and hours in Ontario, where the business is. */

const timeZone = "America/Toronto";

/**
 * Returns the day in Ontario, such as "2027-06-12", and the minutes since its midnight as clocks
 * show them, of a moment in milliseconds since 1970.
 */
export function inOntario(moment: number): { day: string; minutes: number } {
  const time = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  return { day: time.toPlainDate().toString(), minutes: time.hour * 60 + time.minute };
}

/**
 * Returns the moment, in milliseconds since 1970, when Ontario's clocks show so many minutes since
 * a day's midnight. In the hour that a spring day skips it is as long after as if no hour were
 * skipped; in the hour that an autumn day has twice it is the first.
 */
export function momentInOntario(date: string, minutes = 0): number {
  return Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone)
    .epochMilliseconds;
}

/** Returns the date so many days after another, such as "2027-06-12". */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Returns how many days one date lies after another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - Temporal.PlainDate.from(date).dayOfWeek);
}
