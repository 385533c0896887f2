import { addDays } from "../../quote-request/days.ts";

// Made once, because each keeps memory that the garbage collector does not see.
let inFull: Intl.DateTimeFormat;
let inShort: Intl.DateTimeFormat;
let inWords: Intl.DateTimeFormat;
let weekday: Intl.DateTimeFormat;
let withWeekday: Intl.DateTimeFormat;

/** Sets the language that days are written in, such as "en-CA", which every program does first. */
export function setDateLanguage(language: string): void {
  const day = { day: "numeric", year: "numeric", timeZone: "UTC" } as const;
  inFull = new Intl.DateTimeFormat(language, { ...day, weekday: "long", month: "long" });
  inShort = new Intl.DateTimeFormat(language, { ...day, month: "short" });
  const words = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  inWords = new Intl.DateTimeFormat(language, words);
  withWeekday = new Intl.DateTimeFormat(language, { ...words, weekday: "long" });
  weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
}

/** Noon, so that no time zone can move the date. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * Returns a rental's dates in full, such as "Saturday, June 12, 2027 to Sunday, June 13, 2027"; empty
 * for none.
 */
export function fullDates(startDate: string | null, endDate: string | null): string {
  if (startDate === null || endDate === null) return "";
  const full = (date: string) => inFull.format(noon(date));
  return startDate === endDate ? full(startDate) : `${full(startDate)} to ${full(endDate)}`;
}

/** Returns dates for a line that has little room, such as "Jun 12–13, 2027"; empty for none. */
export const daysInShort = (startDate: string | null, endDate: string | null): string =>
  formatDays(inShort, startDate, endDate).replaceAll(".", "");

/** Returns dates without their year, such as "June 12–13"; empty for none. */
export const daysInWords = (startDate: string | null, endDate: string | null): string =>
  formatDays(inWords, startDate, endDate);

function formatDays(format: Intl.DateTimeFormat, startDate: string | null, endDate: string | null) {
  if (startDate === null || endDate === null) return "";
  return format
    .formatRange(noon(startDate), noon(endDate))
    .split("–")
    .map((part) => part.trim())
    .join("–");
}

/** As far ahead a day is near. */
export const nearDays = 10;

/**
 * Returns the begin of a rental that is near, such as "This Saturday" or "Monday, June 21"; null for
 * one that is over, far or not known.
 */
export function nearDay(
  startDate: string | null,
  endDate: string | null,
  today: string,
): string | null {
  if (!startDate || !endDate || endDate < today) return null;
  if (startDate > addDays(today, nearDays)) return null;
  if (startDate <= today) return "Today";
  if (startDate === addDays(today, 1)) return "Tomorrow";
  if (startDate < addDays(today, 7)) return `This ${weekday.format(noon(startDate))}`;
  return withWeekday.format(noon(startDate));
}
