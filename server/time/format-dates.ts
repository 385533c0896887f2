// Made once, because each keeps memory that the garbage collector does not see.
let inFull: Intl.DateTimeFormat;
let inShort: Intl.DateTimeFormat;
let inWords: Intl.DateTimeFormat;

/** Sets the language that days are written in, such as "en-CA", which every program does first. */
export function setDateLanguage(language: string): void {
  const day = { day: "numeric", year: "numeric", timeZone: "UTC" } as const;
  inFull = new Intl.DateTimeFormat(language, { ...day, weekday: "long", month: "long" });
  inShort = new Intl.DateTimeFormat(language, { ...day, month: "short" });
  inWords = new Intl.DateTimeFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
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
