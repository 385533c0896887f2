import { timeZone } from "./business-zone.ts";

const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone });
const dayAndTime = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone,
});
const withYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone,
});

/** Returns the time of a moment in the business's time zone, such as "4:05 PM". */
export const clockTime = (moment: number) => time.format(moment);

/** Returns a moment such as "Jun 12, 4:05 PM", with its year if that is not this one. */
export function momentInShort(moment: number, now: number): string {
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayAndTime : withYear).format(moment);
}
