/** Days such as "2027-06-12", by means that browsers have, too. */

/** Days, both included. */
export type Period = { from: string; to: string };

/** Returns the day in a time zone of a moment in milliseconds since 1970. */
export function dayInZone(moment: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  // By its parts: browsers do not agree on the order in which a locale writes them.
  const parts = format.formatToParts(moment);
  const read = (part: string) => parts.find(({ type }) => type === part)?.value ?? "";
  return `${read("year")}-${read("month")}-${read("day")}`;
}

/** The last day of four digits. */
export const lastDay = "9999-12-31";

/** Returns the day so many days after another. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  // A year of five digits is written "+010000", so nothing is counted off.
  return date.toISOString().split("T")[0] as string;
}
