import { type Context, Hono } from "hono";
import type { Db } from "../../../server/db/schema.ts";
import { sayBooked } from "../agreement/agreed.ts";
import { keepChange, readAgreed } from "../agreement/agreement.repository.ts";
import {
  absenceEnd,
  agreementChange,
  availabilityQuery,
  bookingCancel,
  newAbsence,
} from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson, readQuery } from "../http/desk-refusal.ts";
import { typedText } from "../http/typed-text.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { markStatus } from "../request-records/marks.repository.ts";
import { bookingsLock, doAction, recordOnce } from "../requests/do-action.ts";
import { agree, refuseBackwards, refuseEndless } from "./agree.ts";
import { listBookings, staysOf } from "./bookings.repository.ts";
import { unitNamer } from "./name-units.ts";
import { readAvailability } from "./read-availability.ts";
import { insertAbsence, removeAbsence } from "./units.repository.ts";

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
    .post("/requests/:reference/agreement", async (c) => {
      const body = await readJson(c, agreementChange);
      const says = body.books ? "Saved the booking" : "Corrected what was agreed";
      const action = { kind: "agreement", body, says } as const;
      await doAction(deps, c, action, (work) => agree(work, body, facts));
      return c.json({});
    })
    .post("/requests/:reference/booking/cancel", async (c) => {
      const body = await readJson(c, bookingCancel);
      const action = { kind: "cancel-booking", body, says: "Cancelled the booking" } as const;
      await doAction(deps, c, action, async ({ db, request, state, by, now }) => {
        if (state.status !== "booked")
          throw new DeskRefusal("conflict", "It is not booked any more.");
        const { id } = request;
        const agreed = await readAgreed(db, id);
        const { startDate, endDate } = agreed;
        const says = `Cancelled: ${sayBooked(agreed, unitNamer(facts))}`;
        const days = { startDate, endDate };
        const change = { id, actionId: body.id, at: now, by, kind: "cancelled" } as const;
        await keepChange(db, { ...change, ...days, says });
        await markStatus(db, id, body.status, now);
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
}

const split = (list = "") => list.split(",").filter(Boolean);
