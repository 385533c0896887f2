import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { valueInWords } from "../../../quote-request/choices.ts";
import { addDays, lastDay } from "../../../quote-request/days.ts";
import { momentInBusinessZone } from "../../../server/time/business-clock.ts";
import { hour } from "../../../server/time/durations.ts";
import type { NameUnits } from "../agreement/agreed.ts";
import type { Absence } from "../bookings/availability.ts";
import type { BookingRow } from "../bookings/bookings.repository.ts";
import { requestPath } from "../paths.ts";

/** How long a delivery or a pickup takes in the calendar, in milliseconds. */
const visit = hour;

type Options = {
  mailHost: string;
  siteUrl: string;
  nameUnits: NameUnits;
  withPhones: boolean;
};

/**
 * Returns a booking as events of a phone's calendar: its days, and its delivery and its pickup,
 * each an hour where its time is known and otherwise the whole day.
 */
export function bookingEvents(booking: BookingRow, options: Options): ICalEventData[] {
  const { reference, name, location, phone, changedAt } = booking;
  const { startDate, deliveryTime, endDate, pickupTime, siteNotes } = booking;
  const link = options.siteUrl + requestPath(reference);
  const unitsInWords = options.nameUnits(booking);
  const description = [
    unitsInWords,
    valueInWords("eventType", booking.eventType),
    valueInWords("guestCount", booking.guestCount),
    // Notes may have a number or a gate's code in them.
    ...(options.withPhones ? [phone, siteNotes] : []),
    reference,
    link,
  ];
  const shared = {
    location: location ?? "",
    description: description.filter(Boolean).join("\n"),
    url: link,
    // The same at each reading, so that phones see a change only where there is one.
    stamp: new Date(changedAt),
    status: ICalEventStatus.CONFIRMED,
  };
  const days = {
    ...shared,
    ...allDay(startDate, endDate),
    id: `${reference}@${options.mailHost}`,
    summary: `${name}: ${unitsInWords}`,
  };
  const visits = [
    { what: "Delivery", day: startDate, time: deliveryTime },
    { what: "Pickup", day: endDate, time: pickupTime },
  ].map(({ what, day, time }): ICalEventData => {
    const about = {
      ...shared,
      id: `${reference}-${what.toLowerCase()}@${options.mailHost}`,
      summary: `${what}: ${name}`,
    };
    if (!time) return { ...about, ...allDay(day, day) };
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const start = momentInBusinessZone(day, hours * 60 + minutes);
    const end = new Date(start + visit);
    return { ...about, timezone: "UTC", start: new Date(start), end };
  });
  return [days, ...visits];
}

/** Returns the days that a unit is out of service as an event of a phone's calendar. */
export function absenceEvent(absence: Absence, options: Options): ICalEventData {
  const { id, unitId, from, to, reason } = absence;
  return {
    ...allDay(from, to),
    id: `out-of-service-${id}@${options.mailHost}`,
    summary: `Out of service: ${options.nameUnits({ unitIds: [unitId], trailerIds: [] })}`,
    // A reason is as free a text as a note.
    description: options.withPhones ? reason : "",
    stamp: new Date(`${from}T00:00:00Z`),
    status: ICalEventStatus.CONFIRMED,
  };
}

/** Returns whole days, both included, on which the owner has time for others. */
const allDay = (from: string, to: string) => ({
  allDay: true,
  timezone: "UTC",
  start: new Date(`${from}T00:00:00Z`),
  // Exclusive (RFC 5545). None after the last day of four digits: phones would refuse the calendar.
  ...(to < lastDay && { end: new Date(`${addDays(to, 1)}T00:00:00Z`) }),
  transparency: ICalEventTransparency.TRANSPARENT,
});
