import { addDays } from "../../quote-request/days.ts";

/** Made once, because each keeps memory that the garbage collector does not see. */
function createFormats(language: string) {
  const day = { day: "numeric", year: "numeric", timeZone: "UTC" } as const;
  const words = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  return {
    inFull: new Intl.DateTimeFormat(language, { ...day, weekday: "long", month: "long" }),
    inShort: new Intl.DateTimeFormat(language, { ...day, month: "short" }),
    inWords: new Intl.DateTimeFormat(language, words),
    withWeekday: new Intl.DateTimeFormat(language, { ...words, weekday: "long" }),
    weekday: new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }),
  };
}

let formats = createFormats("en-CA");

/** Sets the language that days are written in, such as "en-CA", which every program does first. */
export function setDateLanguage(language: string): void {
  formats = createFormats(language);
}

/** Noon, so that no time zone can move the date. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * Returns a rental's dates in full, such as "Saturday, June 12, 2027 to Sunday, June 13, 2027";
 * empty for none.
 */
export function fullDates(startDate: string | null, endDate: string | null): string {
  if (startDate === null || endDate === null) return "";
  const full = (date: string) => formats.inFull.format(noon(date));
  return startDate === endDate ? full(startDate) : `${full(startDate)} to ${full(endDate)}`;
}

/** Returns dates for a line that has little room, such as "Jun 12–13, 2027"; empty for none. */
export const daysInShort = (startDate: string | null, endDate: string | null): string =>
  formatDays(formats.inShort, startDate, endDate).replaceAll(".", "");

/** Returns dates without their year, such as "June 12–13"; empty for none. */
export const daysInWords = (startDate: string | null, endDate: string | null): string =>
  formatDays(formats.inWords, startDate, endDate);

function formatDays(format: Intl.DateTimeFormat, startDate: string | null, endDate: string | null) {
  if (startDate === null || endDate === null) return "";
  return format
    .formatRange(noon(startDate), noon(endDate))
    .split("–")
    .map((part) => part.trim())
    .join("–");
}

/** Returns a time such as "2:30 PM" for "14:30", as the site writes hours. */
export function timeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}

/** As far ahead a day is near. */
export const nearDays = 10;

/**
 * Returns the begin of a rental that is near, such as "This Saturday" or "Monday, June 21"; null
 * for one that is over, far or not known.
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
  if (startDate < addDays(today, 7)) return `This ${formats.weekday.format(noon(startDate))}`;
  return formats.withWeekday.format(noon(startDate));
}
