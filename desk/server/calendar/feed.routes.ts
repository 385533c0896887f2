import { Hono } from "hono";
import ical from "ical-generator";
import { addDays } from "../../../quote-request/days.ts";
import { inBusinessZone } from "../../../server/time/business-clock.ts";
import { listBookings } from "../bookings/bookings.repository.ts";
import { unitNamer } from "../bookings/name-units.ts";
import { listAbsences } from "../bookings/units.repository.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { absenceEvent, bookingEvents } from "./booking-events.ts";
import { findFeed } from "./feeds.repository.ts";

/** Days of the past and of the future that the feed holds. */
const daysBack = 60;
const daysAhead = 3 * 365;
/** How often phones are asked to read it again, in seconds. */
const refreshInterval = 60 * 60;

/**
 * The calendar of bookings and of units out of service that a phone subscribes to: whoever has the
 * secret address may read it, and every other address is not found.
 */
export function calendarFeedRoutes({
  database: { db },
  clock,
  business,
  siteUrl,
  mailHost,
  content,
}: DeskDeps) {
  const routes = new Hono<DeskEnv>();
  const nameUnits = unitNamer(content);
  routes.get("/:file{.+\\.ics}", async (c) => {
    const secret = c.req.param("file").slice(0, -".ics".length);
    const now = clock();
    const feed = await findFeed(db, secret, now);
    if (!feed) return c.text("404 Not Found", 404);
    const { day } = inBusinessZone(now);
    const { withPhones } = feed;
    const period = { from: addDays(day, -daysBack), to: addDays(day, daysAhead) };
    const bookings = await listBookings(db, period);
    const options = { mailHost, siteUrl, nameUnits, withPhones };
    const calendar = ical({ name: business.name, ttl: refreshInterval });
    for (const booking of bookings)
      for (const event of bookingEvents(booking, options)) calendar.createEvent(event);
    for (const absence of await listAbsences(db, period))
      calendar.createEvent(absenceEvent(absence, options));
    return c.body(calendar.toString(), 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
  return routes;
}
