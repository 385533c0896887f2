import { addDays, dayInZone } from "../../../quote-request/days.ts";
import { language } from "../words.ts";
import { serverNow } from "./use-now.ts";

/** Days such as "2027-06-12" and months such as "2027-06", without a time zone. */

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns the day that it is in the business's time zone. */
export const readToday = () => dayInZone(serverNow(), import.meta.env.BUSINESS_TIME_ZONE);

/** Returns the month so many months after another. */
export function addMonths(month: string, months: number): string {
  const date = toDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

export function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the weekday, 0 for Sunday. */
export const weekdayOf = (day: string): number => toDate(day).getUTCDay();

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return (day: string) => formatter.format(toDate(day)).replaceAll(".", "");
};

/** Returns a month such as "June 2027". */
export const monthName = (month: string) => longMonth(`${month}-01`);
const longMonth = format({ month: "long", year: "numeric" });

/** Returns a day such as "Jun 12". */
export const dayInMonth = format({ month: "short", day: "numeric" });

export const weekdayLetter = format({ weekday: "narrow" });
