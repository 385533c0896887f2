import { useEffect, useState } from "react";

/**
 * Tells whether this code runs in the browser yet, and today's date in Ontario as the first day that
 * the calendar offers. The date is an offer and no rule: an earlier one is accepted when typed.
 */
export function useFirstDay(): { isAlive: boolean; today: string | undefined } {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    // en-CA writes a date as 2027-06-12, the form that date fields take.
    setToday(new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format());
  }, []);
  return { isAlive: today !== undefined, today };
}
