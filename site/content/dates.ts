/** How the business writes dates, from business.yaml. */
export type DateRules = { language: string; timeZone: string };

/** Returns a date such as 2026-03-12 or 2024-12 in words. */
export function dateInWords(date: string, { language }: Pick<DateRules, "language">): string {
  const hasDay = date.length > "2024-12".length;
  return new Date(`${machineDate(date)}T00:00:00Z`).toLocaleDateString(language, {
    year: "numeric",
    month: "long",
    day: hasDay ? "numeric" : undefined,
    timeZone: "UTC",
  });
}

/** Returns a date with its day: 2024-12 becomes 2024-12-01. */
export function machineDate(date: string): string {
  return date.length > "2024-12".length ? date : `${date}-01`;
}

/** Nine in the morning of a date where the business is, such as "2026-03-12T09:00:00-04:00". */
export function machineMoment(date: string, { timeZone }: Pick<DateRules, "timeZone">): string {
  return Temporal.PlainDate.from(machineDate(date))
    .toZonedDateTime({ timeZone, plainTime: "09:00" })
    .toString({ timeZoneName: "never" });
}
