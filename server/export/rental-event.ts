import type { ICalEventData } from "ical-generator";

type Rental = {
  /** Stays the same while the event changes (RFC 5545, UID). */
  id: string;
  /** As in 2027-06-05, both included. */
  startDate: string;
  endDate: string;
  summary: string;
  location: string;
  description: string;
};

/** The last day that an iCalendar date can name: it has four digits for the year. */
const lastDay = "9999-12-31";

/**
 * Returns the all-day event of a rental; its end is exclusive (RFC 5545). One that a visitor has
 * end with the last day of the calendar has no end, which means one day: a date of five digits would
 * make phones refuse all of the calendar.
 */
export function rentalEvent({ startDate, endDate, ...texts }: Rental): ICalEventData {
  const end = new Date(`${endDate}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return {
    ...texts,
    allDay: true,
    timezone: "UTC",
    start: new Date(`${startDate}T00:00:00Z`),
    ...(endDate < lastDay && { end }),
  };
}
