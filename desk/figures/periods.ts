import { addMonths } from "../time/days.ts";

/** Days in Ontario, both included. */
export type Period = { from: string; to: string };

/** Returns the periods to choose from, up to today. */
export function periodsAt(today: string) {
  const month = today.slice(0, 7);
  const since = (from: string): Period => ({ from, to: today });
  return {
    month: since(`${month}-01`),
    threeMonths: since(`${addMonths(month, -2)}-01`),
    year: since(`${today.slice(0, 4)}-01-01`),
    twelveMonths: since(`${addMonths(month, -11)}-01`),
  };
}

export type PeriodName = keyof ReturnType<typeof periodsAt>;
