const day = (date: string, options: Intl.DateTimeFormatOptions) =>
  // Noon, so that no time zone can move the date.
  new Intl.DateTimeFormat("en-CA", { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** Returns a rental's dates in full, such as "Saturday, June 12, 2027 to Sunday, June 13, 2027". */
export function fullDates(startDate: string, endDate: string): string {
  const full = (date: string) =>
    day(date, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
  return startDate === endDate ? full(startDate) : `${full(startDate)} to ${full(endDate)}`;
}

/** Returns a rental's dates for a subject line, such as "Jun 12–13, 2027". */
export function shortDates(startDate: string, endDate: string): string {
  const format = new Intl.DateTimeFormat("en-CA", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
  const at = (date: string) => new Date(`${date}T12:00:00Z`);
  return format
    .formatRange(at(startDate), at(endDate))
    .replace(/\s*–\s*/, "–")
    .replaceAll(".", "");
}
