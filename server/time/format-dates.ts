// Made once, because each keeps memory that the garbage collector does not see.
const inFull = new Intl.DateTimeFormat("en-CA", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const inShort = new Intl.DateTimeFormat("en-CA", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
/** Noon, so that no time zone can move the date. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** Returns a rental's dates in full, such as "Saturday, June 12, 2027 to Sunday, June 13, 2027". */
export function fullDates(startDate: string, endDate: string): string {
  const full = (date: string) => inFull.format(noon(date));
  return startDate === endDate ? full(startDate) : `${full(startDate)} to ${full(endDate)}`;
}

/** Returns dates for a line that has little room, such as "Jun 12–13, 2027". */
export function daysInShort(startDate: string, endDate: string): string {
  return inShort
    .formatRange(noon(startDate), noon(endDate))
    .split("–")
    .map((part) => part.trim())
    .join("–")
    .replaceAll(".", "");
}
