import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { valueInWords } from "../../../quote-request/choices.ts";
import { addDays, momentInBusinessZone } from "../../../server/time/business-clock.ts";
import type { BookingRow } from "../bookings/bookings.repository.ts";

const lastDay = "9999-12-31";
/** How long a delivery or a pickup takes in the calendar, in milliseconds. */
const visit = 60 * 60_000;

type Options = {
  mailHost: string;
  siteUrl: string;
  unitNames: ReadonlyMap<string, string>;
  withPhones: boolean;
};

/**
 * Returns a booking as events of a phone's calendar: its days, and an hour for its delivery and its
 * pickup where their times are known.
 */
export function bookingEvents(booking: BookingRow, options: Options): ICalEventData[] {
  const { reference, name, location, phone, changedAt } = booking;
  const { startDate, deliveryTime, endDate, pickupTime, unitIds, siteNotes } = booking;
  const link = `${options.siteUrl}/desk/requests/${reference}`;
  const unitsInWords =
    unitIds.map((id) => options.unitNames.get(id) ?? id).join(", ") || "Trailer not chosen";
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
    id: `${reference}@${options.mailHost}`,
    allDay: true,
    timezone: "UTC",
    start: new Date(`${startDate}T00:00:00Z`),
    // Exclusive (RFC 5545). None after the last day of four digits: phones would refuse the calendar.
    ...(endDate < lastDay && { end: new Date(`${addDays(endDate, 1)}T00:00:00Z`) }),
    summary: `${name}: ${unitsInWords}`,
    // The trailer is away, and the owner has time for others.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
  const visits = [
    { what: "Delivery", day: startDate, time: deliveryTime },
    { what: "Pickup", day: endDate, time: pickupTime },
  ].flatMap(({ what, day, time }): ICalEventData[] => {
    if (!time) return [];
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const start = momentInBusinessZone(day, hours * 60 + minutes);
    return [
      {
        ...shared,
        id: `${reference}-${what.toLowerCase()}@${options.mailHost}`,
        timezone: "UTC",
        start: new Date(start),
        end: new Date(start + visit),
        summary: `${what}: ${name}`,
      },
    ];
  });
  return [days, ...visits];
}
