const timeZone = import.meta.env.BUSINESS_TIME_ZONE;

// American English for AM and PM, as the site writes hours; Canadian English has a.m. and p.m.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone });
const dayAndTime = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
const time = format({ timeStyle: "short" });
const inShort = format(dayAndTime);
const inShortWithYear = format({ ...dayAndTime, year: "numeric" });
const year = format({ year: "numeric" });

/** Returns the time of a moment in the business's time zone, such as "4:05 PM". */
export const clockTime = (moment: number) => time.format(moment);

const toTheSecond = format({ dateStyle: "medium", timeStyle: "medium" });

/** Returns a moment such as "Jun 12, 2027, 4:05:12 PM": two in a minute are told apart. */
export const momentToTheSecond = (moment: number) => toTheSecond.format(moment);

/** Returns a moment such as "Jun 12, 4:05 PM", with its year if that is not this one. */
export const momentInShort = (moment: number, now: number): string =>
  (year.format(moment) === year.format(now) ? inShort : inShortWithYear).format(moment);
