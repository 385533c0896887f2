/** Returns a date such as 2027-06-12 as "June 12, 2027". */
export const dateInWords = (date: string) =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
