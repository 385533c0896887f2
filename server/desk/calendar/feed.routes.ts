import { Hono } from "hono";
import ical, { ICalEventStatus } from "ical-generator";
import type { EventType, GuestCount } from "../../../quote-request/choices.ts";
import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import { rentalEvent } from "../../export/rental-event.ts";
import { listRentals } from "../../quote-records/inbox.repository.ts";
import { addDays, inBusinessZone } from "../../time/business-clock.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { isCalendarSecret } from "./calendar-secret.ts";

/** Days of the past and of the future that the feed holds. */
const daysBack = 60;
const daysAhead = 3 * 365;
/** How often phones are asked to read it again, in seconds. */
const refreshInterval = 60 * 60;

/**
 * The calendar that a phone subscribes to: whoever has the secret address may read it, and every
 * other address is not found.
 */
export function calendarFeedRoutes({
  database: { db },
  clock,
  business,
  siteUrl,
  mailHost,
}: DeskDeps) {
  const routes = new Hono<DeskEnv>();
  routes.get("/:file{.+\\.ics}", async (c) => {
    const secret = c.req.param("file").slice(0, -".ics".length);
    if (!(await isCalendarSecret(db, secret))) return c.text("404 Not Found", 404);
    const { day } = inBusinessZone(clock());
    const rentals = await listRentals(db, {
      from: addDays(day, -daysBack),
      to: addDays(day, daysAhead),
    });
    const calendar = ical({ name: business.name, ttl: refreshInterval });
    for (const rental of rentals) {
      const isBooked = rental.status === "booked";
      const what = `${eventTypeLabel(rental.eventType as EventType)}, ${guestCountLabel(rental.guestCount as GuestCount)}`;
      const link = `${siteUrl}/desk/requests/${rental.reference}`;
      const event = rentalEvent({
        id: `${rental.reference}@${mailHost}`,
        startDate: rental.startDate,
        endDate: rental.endDate,
        summary: `${isBooked ? "Booked" : "Asked"}: ${rental.name}`,
        location: rental.location,
        description: `${what}\n${rental.phone}\n${rental.reference}\n${link}`,
      });
      calendar.createEvent({
        ...event,
        url: link,
        // The same at each reading, so that phones see a change only where there is one.
        stamp: new Date(rental.receivedAt),
        status: isBooked ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      });
    }
    return c.body(calendar.toString(), 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
  return routes;
}
