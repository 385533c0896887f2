import { Hono } from "hono";
import { lastDay } from "../../../quote-request/days.ts";
import { inBusinessZone } from "../../../server/time/business-clock.ts";
import { listChangesIn } from "../agreement/agreement.repository.ts";
import { findClashing, widen } from "../bookings/availability.ts";
import { listBookings, staysOf } from "../bookings/bookings.repository.ts";
import { listAbsences, listMissingUnits } from "../bookings/units.repository.ts";
import { calendarParams } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { readQuery } from "../http/desk-refusal.ts";
import { listBookable } from "../request-records/inbox.repository.ts";

export function calendarRoutes({ database: { db }, clock, content }: RecordsDeps) {
  const { fleet } = content;

  return new Hono<DeskEnv>().get("/calendar", async (c) => {
    const { month } = readQuery(c, calendarParams);
    const period = daysOf(month);
    const bookings = await listBookings(db, period);
    // A booking of this month may clash on a day of the next.
    const days = bookings.flatMap(({ startDate, endDate }) => [startDate, endDate]).sort();
    const whole = { from: days[0] ?? period.from, to: days.at(-1) ?? period.to };
    const stays = staysOf(await listBookings(db, widen(whole, fleet.daysBetween)));
    const occupancy = { fleet, stays, absences: await listAbsences(db, whole) };
    const clashing = findClashing(occupancy, new Set(bookings.map(({ reference }) => reference)));
    const booked = bookings.map(({ reference, name, location, guestCount, ...booking }) => {
      const { startDate, deliveryTime, endDate, pickupTime } = booking;
      const units = { unitIds: booking.unitIds, trailerIds: booking.trailerIds };
      const hasClash = clashing.has(reference);
      const times = { startDate, endDate, deliveryTime, pickupTime };
      const about = { reference, name, location, guestCount, status: "booked" as const };
      return { ...about, ...times, units, hasClash };
    });
    const notBooked = { deliveryTime: null, pickupTime: null, units: null, hasClash: false };
    const bookable = (await listBookable(db, period)).map(({ startDate, endDate, ...request }) => {
      const { reference, name, location, guestCount, status } = request;
      return { reference, name, location, guestCount, status, startDate, endDate, ...notBooked };
    });
    return c.json({
      month,
      rentals: [...booked, ...bookable].sort((a, b) => a.startDate.localeCompare(b.startDate)),
      changes: await listChangesIn(db, period),
      absences: await listAbsences(db, { from: period.from, to: lastDay }),
      missingUnits: await listMissingUnits(db, fleet, inBusinessZone(clock()).day),
    });
  });
}

/** Returns the first and the last day of a month such as "2027-06". */
function daysOf(month: string): { from: string; to: string } {
  const last = Temporal.PlainYearMonth.from(month).daysInMonth;
  return { from: `${month}-01`, to: `${month}-${last}` };
}
