/** Days and hours in the time zone of content/business.yaml. */

import { addDays } from "../../quote-request/days.ts";
import { setDateLanguage } from "./format-dates.ts";

type Zone = { timeZone: string; province: string; language: string };

/** A zone with what writes its moments. */
function createZone({ timeZone, province }: Zone) {
  // American English for AM and PM, as the site writes hours; Canadian English has a.m. and p.m.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  return {
    timeZone,
    province,
    inWords: format({ dateStyle: "full", timeStyle: "short" }),
    clockTime: format({ timeStyle: "short" }),
    shortDay: format({ month: "short", day: "numeric" }),
  };
}

let businessZone: ReturnType<typeof createZone> | null = null;

/** Sets the zone, such as "America/Toronto", and the language of days; every program does first. */
export function setBusinessZone(business: Zone): void {
  businessZone = createZone(business);
  setDateLanguage(business.language);
}

function readZone() {
  if (!businessZone) throw new Error("The program has not set the zone of the business.");
  return businessZone;
}

/** Returns a moment as "4:05 PM" where it is on the same day as another, else as "Jun 12". */
export function timeOrDay(moment: number, now: number): string {
  const { shortDay, clockTime } = readZone();
  return (shortDay.format(moment) === shortDay.format(now) ? clockTime : shortDay).format(moment);
}

/** Returns a moment, in milliseconds since 1970, such as "Saturday, June 12, 2027 at 4:05 PM". */
export const businessTime = (moment: number): string => readZone().inWords.format(moment);

/** Returns a moment with the zone's name behind it, such as "… at 4:05 PM, Ontario time". */
export const businessTimeWithZone = (moment: number): string =>
  `${businessTime(moment)}, ${readZone().province} time`;

/** Returns a moment's date and time in a form that Excel reads: "2027-06-12 23:05". */
export function businessMoment(moment: number): string {
  const { day, minutes } = inBusinessZone(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Returns the day, such as "2027-06-12", and the minutes since its midnight as clocks
 * show them, of a moment in milliseconds since 1970.
 */
export function inBusinessZone(moment: number): { day: string; minutes: number } {
  const time = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(
    readZone().timeZone,
  );
  return { day: time.toPlainDate().toString(), minutes: time.hour * 60 + time.minute };
}

/**
 * Returns the moment, in milliseconds since 1970, when clocks show so many minutes since a day's
 * midnight. In the hour that a spring day skips it is as long after as if no hour were
 * skipped; in the hour that an autumn day has twice it is the first.
 */
export function momentInBusinessZone(date: string, minutes = 0): number {
  return Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(readZone().timeZone).epochMilliseconds;
}

/** Returns how many days one date lies after another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

export function mondayOf(date: string): string {
  return addDays(date, 1 - Temporal.PlainDate.from(date).dayOfWeek);
}
