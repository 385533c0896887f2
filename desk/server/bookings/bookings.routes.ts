import { Hono } from "hono";
import { doAction } from "../actions/do-action.ts";
import { describeBooking, splitList } from "../agreement/agreed.ts";
import { insertAgreementChange, readAgreed } from "../agreement/agreement.repository.ts";
import { agreementChange, availabilityParams, bookingCancel } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson, readQuery } from "../http/desk-refusal.ts";
import { markStatus } from "../request-records/marks.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";
import { changeAgreement, refuseEndBeforeStart } from "./change-agreement.ts";
import { unitNamer } from "./name-units.ts";
import { readAvailability } from "./read-availability.ts";

/** What is free, and what is agreed about a request: its booking and its end. */
export function bookingRoutes(deps: RecordsDeps) {
  const { content } = deps;

  return new Hono<DeskEnv>()
    .get("/availability", async (c) => {
      const { except, units, trailers, ...period } = readQuery(c, availabilityParams);
      refuseEndBeforeStart(period.from, period.to, "to");
      const wanted = { unitIds: splitList(units), trailerIds: splitList(trailers) };
      return c.json(await readAvailability(deps, period, { except, wanted }));
    })
    .post("/requests/:reference/agreement", async (c) => {
      const body = await readJson(c, agreementChange);
      const logLine = body.books ? "Saved the booking" : "Corrected what was agreed";
      const action = { kind: "agreement", body, logLine } as const;
      await doAction(deps, c, action, (work) => changeAgreement(work, body, content));
      return c.json({});
    })
    .post("/requests/:reference/booking/cancel", async (c) => {
      const body = await readJson(c, bookingCancel);
      const action = { kind: "cancel-booking", body, logLine: "Cancelled the booking" } as const;
      await doAction(deps, c, action, async ({ db, request, kept, by, now }) => {
        if (!hasMeaning(kept.status, "isBooked"))
          throw new DeskRefusal("conflict", "It is not booked any more.");
        const { id } = request;
        const agreed = await readAgreed(db, id);
        const { startDate, endDate } = agreed;
        const says = `Cancelled: ${describeBooking(agreed, unitNamer(content))}`;
        const days = { startDate, endDate };
        const change = { id, actionId: body.id, at: now, by, kind: "cancelled" } as const;
        await insertAgreementChange(db, { ...change, ...days, says });
        await markStatus(db, id, body.status, now);
      });
      return c.json({});
    });
}
