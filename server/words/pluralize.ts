/** Writes a count with its noun: "1 quote request", "3 mails". */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
