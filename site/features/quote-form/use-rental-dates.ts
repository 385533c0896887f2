import { useEffect, useRef, useState } from "react";
import { controlOf } from "./form-controls.ts";

/** Browsers tell of each digit of a year: what is before this day is a year half typed. */
const isWhole = (date: string) => date >= "1900-01-01";

/**
 * Tells whether this code runs in the browser yet, and the first days that the calendars offer:
 * today in Ontario, and for the last day the first. They are offers and no rules: an earlier day is
 * accepted when typed.
 */
export function useRentalDates(startDate: string) {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    // en-CA writes a date as 2027-06-12, the form that date fields take.
    setToday(new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format());
  }, []);
  const isHydrated = today !== undefined;
  return { isHydrated, startMin: today, endMin: isWhole(startDate) ? startDate : today };
}

/**
 * Returns what fills the last day in once the first is chosen, until the visitor chooses it; true
 * where it did.
 */
export function useEndDateFiller(): (form: HTMLFormElement, changed: string) => boolean {
  const filled = useRef("");
  return (form, changed) => {
    if (changed === "endDate") filled.current = "";
    if (changed !== "startDate") return false;
    const start = controlOf(form, "startDate");
    const end = controlOf(form, "endDate");
    const isUntouched = end.value === filled.current && !end.validity.badInput;
    if (!isWhole(start.value) || !isUntouched) return false;
    end.value = start.value;
    filled.current = start.value;
    return true;
  };
}
