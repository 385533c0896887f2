/** Writes a count with its noun: "1 quote request", "3 mails", "2 entries". */
export const pluralize = (count: number, noun: string, several = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : several}`;
