import { useEffect, useRef, useState } from "react";
import { addDays, dayInZone } from "../../../quote-request/days.ts";
import { controlOf } from "./form-controls.ts";

/** Whether the year is typed in full: browsers fire an event for each of its digits. */
const isWhole = (date: string) => date >= "1900-01-01";

/** Whether a day is today or within two days, where the business is. */
export function isShortNotice(day: string, timeZone: string): boolean {
  const today = dayInZone(Date.now(), timeZone);
  return day >= today && day <= addDays(today, 2);
}

/** Whether a day is in winter, which is here from November to March. */
export function isInWinter(day: string): boolean {
  const month = Number(day.slice(5, 7));
  return isWhole(day) && (month >= 11 || month <= 3);
}

/**
 * Returns whether the form is hydrated, and the first selectable days: today where the business
 * is, and for the end date the start date. They only limit the calendar; an earlier day may be
 * typed.
 */
export function useRentalDates(startDate: string, timeZone: string) {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    setToday(dayInZone(Date.now(), timeZone));
  }, [timeZone]);
  const isHydrated = today !== undefined;
  return { isHydrated, startMin: today, endMin: isWhole(startDate) ? startDate : today };
}

/**
 * Returns a function that copies the start date to the end date until the visitor sets the end
 * date; it returns whether it did. `startDate` is the one before the change.
 */
export function useEndDateFiller(
  startDate: string,
): (form: HTMLFormElement, changed: string) => boolean {
  // A link or a draft may have filled in both dates.
  const filled = useRef<string | null>(null);
  return (form, changed) => {
    if (changed === "endDate") filled.current = "";
    if (changed !== "startDate") return false;
    filled.current ??= startDate;
    const start = controlOf(form, "startDate");
    const end = controlOf(form, "endDate");
    const isUntouched = ["", filled.current].includes(end.value) && !end.validity.badInput;
    if (!isWhole(start.value) || !isUntouched) return false;
    end.value = start.value;
    filled.current = start.value;
    return true;
  };
}
