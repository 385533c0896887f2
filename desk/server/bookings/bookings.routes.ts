import { type Context, Hono } from "hono";
import { addDays } from "../../../quote-request/days.ts";
import type { Db } from "../../../server/db/schema.ts";
import {
  absenceEnd,
  availabilityQuery,
  type BookingChange,
  bookingCancel,
  bookingChange,
  newAbsence,
} from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson, readQuery } from "../http/desk-refusal.ts";
import { typedText } from "../http/typed-text.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { markStatus } from "../request-records/marks.repository.ts";
import { bookingsLock, doAction, recordOnce } from "../requests/do-action.ts";
import { refuseQuarantined } from "../requests/request.routes.ts";
import { findClashes, sayClash } from "./availability.ts";
import { listBookings, removeBooking, saveBooking, staysOf } from "./bookings.repository.ts";
import { readAvailability, readOccupancy } from "./read-availability.ts";
import { insertAbsence, removeAbsence } from "./units.repository.ts";

/** Of a booking, or of a unit out of service: three years. A longer one is a mistyped year. */
const mostDays = 3 * 366;

/** What is free, the booking of a request, and units that are out of service. */
export function bookingRoutes(deps: RecordsDeps) {
  const { database, clock, facts } = deps;
  const { fleet } = facts;
  /** Does what belongs to no request once, however often its id is sent, and records it. */
  const once = (
    c: Context<DeskEnv>,
    content: { id: string } & Record<string, string>,
    says: string,
    work: (db: Db) => Promise<void>,
  ) =>
    database.write(async (db) => {
      const now = clock();
      if (!(await recordOnce(db, content.id, [says, content], now))) return;
      await work(db);
      await writeDeskLog(db, { at: now, by: c.var.person, action: says });
    }, bookingsLock);

  return new Hono<DeskEnv>()
    .get("/availability", async (c) => {
      const { except, units, trailers, ...period } = readQuery(c, availabilityQuery);
      refuseBackwards(period.from, period.to, "to");
      const wish = { unitIds: split(units), trailerIds: split(trailers) };
      return c.json(await readAvailability(deps, period, { except, wish }));
    })
    .post("/requests/:reference/booking", async (c) => {
      const body = await readJson(c, bookingChange);
      refuseOddBooking(body);
      const { id: _, ...typed } = body;
      const booking = {
        ...typed,
        siteNotes: textOrEmpty(body.siteNotes, "siteNotes"),
        override: textOrEmpty(body.override ?? "", "override") || null,
      };
      const period = { from: body.deliveryDay, to: body.pickupDay };
      const action = { kind: "booking", body, says: "Saved the booking" } as const;
      await doAction(deps, c, action, async ({ db, request, state, now }) => {
        refuseQuarantined(state);
        const occupancy = await readOccupancy(db, fleet, period, request.reference);
        const [clash] = findClashes(booking, period, occupancy);
        if (clash && !booking.override)
          throw new DeskRefusal("conflict", sayClash(clash), "unitIds", clash.reference);
        const override = clash ? booking.override : null;
        await saveBooking(db, request.id, { ...booking, override }, now);
        await markStatus(db, request.id, "booked", now);
      });
      return c.json({});
    })
    .post("/requests/:reference/booking/cancel", async (c) => {
      const body = await readJson(c, bookingCancel);
      const action = { kind: "cancel-booking", body, says: "Cancelled the booking" } as const;
      await doAction(deps, c, action, async ({ db, request, now }) => {
        if (!(await removeBooking(db, request.id)))
          throw new DeskRefusal("conflict", "It is not booked any more.");
        await markStatus(db, request.id, body.status, now);
      });
      return c.json({});
    })
    .post("/units/:unit/absences", async (c) => {
      const { id, from, to, reason } = await readJson(c, newAbsence);
      refuseBackwards(from, to, "to");
      refuseEndless(from, to, "to");
      const unit = fleet.units.find((one) => one.id === c.req.param("unit"));
      if (!unit) throw new DeskRefusal("not-found", "There is no such trailer.");
      const absence = { id, unitId: unit.id, from, to, reason: typedText(reason, "reason") };
      await once(c, absence, `${unit.name} is out of service`, (db) => insertAbsence(db, absence));
      const stays = staysOf(await listBookings(database.db, absence));
      const bookings = stays.filter(({ unitId }) => unitId === unit.id);
      return c.json({
        bookings: bookings.map(({ reference, name }) => ({ reference, name })),
      });
    })
    .post("/units/absences/:absence/end", async (c) => {
      const { id } = await readJson(c, absenceEnd);
      // No database is asked for what is no id, such as a zero byte.
      const absence = c.req.param("absence").replace(/[^\w-]/g, "");
      await once(c, { id, absence }, "Put a trailer back into service", async (db) => {
        if (!(await removeAbsence(db, absence)))
          throw new DeskRefusal("not-found", "It is in service already.");
      });
      return c.json({});
    });

  /** Refuses a booking without units, with one twice, or that ends before it begins. */
  function refuseOddBooking(body: BookingChange): void {
    const { deliveryDay, deliveryTime, pickupDay, pickupTime, unitIds, trailerIds } = body;
    refuseBackwards(deliveryDay, pickupDay, "pickupDay");
    refuseEndless(deliveryDay, pickupDay, "pickupDay");
    if (deliveryDay === pickupDay && deliveryTime && pickupTime)
      refuseBackwards(deliveryTime, pickupTime, "pickupTime");
    if (unitIds.length + trailerIds.length === 0)
      throw new DeskRefusal("invalid", "Choose a trailer.", "unitIds");
    if (new Set([...unitIds, ...trailerIds]).size < unitIds.length + trailerIds.length)
      throw new DeskRefusal("invalid", "One trailer is named twice.", "unitIds");
    for (const [field, wanted, known] of [
      ["unitIds", unitIds, fleet.units],
      ["trailerIds", trailerIds, facts.trailers],
    ] as const)
      if (!wanted.every((id) => known.some((one) => one.id === id)))
        throw new DeskRefusal("invalid", "There is no such trailer.", field);
  }
}

const split = (list = "") => list.split(",").filter(Boolean);

/** Refuses an end, a day or a time, that is before its beginning. */
function refuseBackwards(from: string, to: string, field: string): void {
  if (to < from) throw new DeskRefusal("invalid", "The end is before the beginning.", field);
}

function refuseEndless(from: string, to: string, field: string): void {
  if (addDays(from, mostDays) < to)
    throw new DeskRefusal("invalid", "This is longer than three years. Look at the year.", field);
}

const textOrEmpty = (text: string, field: string): string =>
  text.trim() === "" ? "" : typedText(text, field);
