import { Hono } from "hono";
import { listRentals } from "../../quote-records/inbox.repository.ts";
import { type CalendarMonth, type CalendarSubscription, calendarQuery } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { readQuery } from "../http/desk-refusal.ts";
import { isLocalRequest } from "../http/local-request.ts";
import { recordAction } from "../log/desk-log.repository.ts";
import { hasCalendarSecret, renewCalendarSecret } from "./calendar-secret.ts";
import { findClashes } from "./find-clashes.ts";

/** The months of the calendar, and the address that a phone subscribes to. */
export function calendarRoutes({ database, clock, facts, siteUrl, trustedProxies }: RecordsDeps) {
  const routes = new Hono<DeskEnv>();
  const { db } = database;
  const unitsOf = (trailerId: string) =>
    facts.trailers.find(({ id }) => id === trailerId)?.units ?? 1;

  routes.get("/calendar", async (c) => {
    const { month } = readQuery(c, calendarQuery);
    const rentals = await listRentals(db, daysOf(month));
    // A rental of this month may clash on a day of the next.
    const ends = rentals.flatMap(({ startDate, endDate }) => [startDate, endDate]).sort();
    const around = await listRentals(db, {
      from: ends[0] ?? daysOf(month).from,
      to: ends.at(-1) ?? daysOf(month).to,
    });
    const clashes = findClashes(
      around.filter(({ status }) => status === "booked"),
      unitsOf,
    );
    const clashing = new Set([...clashes].map(({ reference }) => reference));
    const answer: CalendarMonth = {
      month,
      entries: rentals.map((rental) => ({
        reference: rental.reference,
        name: rental.name,
        location: rental.location,
        startDate: rental.startDate,
        endDate: rental.endDate,
        trailerId: rental.trailerId,
        isBooked: rental.status === "booked",
        clashes: clashing.has(rental.reference),
      })),
      subscription: { exists: await hasCalendarSecret(db) },
    };
    return c.json(answer);
  });

  routes.post("/calendar/subscription", async (c) => {
    const at = clock();
    const secret = await database.write(async (transaction) => {
      const action = "Renewed the calendar's address";
      await recordAction(transaction, { at, by: c.var.person, action });
      return renewCalendarSecret(transaction);
    }, "desk-settings");
    const origin = isLocalRequest(c, trustedProxies) ? new URL(c.req.url).origin : siteUrl;
    const answer: CalendarSubscription = { address: `${origin}/desk/calendar/${secret}.ics` };
    return c.json(answer);
  });
  return routes;
}

/** Returns the first and the last day of a month such as "2027-06". */
function daysOf(month: string): { from: string; to: string } {
  const last = Temporal.PlainYearMonth.from(month).daysInMonth;
  return { from: `${month}-01`, to: `${month}-${last}` };
}
