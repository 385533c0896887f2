import { type Context, Hono } from "hono";
import type { Db } from "../../../server/db/schema.ts";
import { bookingsLock, recordOnce } from "../actions/do-action.ts";
import { bareAction, newAbsence } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { readId } from "../http/read-id.ts";
import { typedText } from "../http/typed-text.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { listBookings, staysOf } from "./bookings.repository.ts";
import { refuseEndBeforeStart, refuseTooLong } from "./change-agreement.ts";
import { insertAbsence, removeAbsence } from "./units.repository.ts";

/** Units that are out of service. */
export function absenceRoutes({ database, clock, content }: RecordsDeps) {
  /** Does what belongs to no request once, however often its id is sent, and records it. */
  const once = (
    c: Context<DeskEnv>,
    sent: { id: string } & Record<string, string>,
    logLine: string,
    work: (db: Db) => Promise<void>,
  ) =>
    database.transact(async (db) => {
      const now = clock();
      if (!(await recordOnce(db, sent.id, [logLine, sent], now))) return;
      await work(db);
      await writeDeskLog(db, { at: now, by: c.var.person, logLine });
    }, bookingsLock);

  return new Hono<DeskEnv>()
    .post("/units/:unit/absences", async (c) => {
      const { id, from, to, reason } = await readJson(c, newAbsence);
      refuseEndBeforeStart(from, to, "to");
      refuseTooLong(from, to, "to");
      const unit = content.fleet.units.find((one) => one.id === c.req.param("unit"));
      if (!unit) throw new DeskRefusal("not-found", "There is no such trailer.");
      const absence = { id, unitId: unit.id, from, to, reason: typedText(reason, "reason") };
      await once(c, absence, `${unit.name} is out of service`, (db) => insertAbsence(db, absence));
      const stays = staysOf(await listBookings(database.db, absence));
      const bookings = stays.filter(({ unitId }) => unitId === unit.id);
      return c.json({ bookings: bookings.map(({ reference, name }) => ({ reference, name })) });
    })
    .post("/units/absences/:absence/end", async (c) => {
      const { id } = await readJson(c, bareAction);
      const absence = readId(c, "absence");
      await once(c, { id, absence }, "Put a trailer back into service", async (db) => {
        if (!(await removeAbsence(db, absence)))
          throw new DeskRefusal("not-found", "It is in service already.");
      });
      return c.json({});
    });
}
