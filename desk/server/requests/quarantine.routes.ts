import { Hono } from "hono";
import { emailKeyOf } from "../../../server/quote-requests/email-key.ts";
import { releaseFromQuarantine } from "../../../server/quote-requests/release.repository.ts";
import { doAction, undoTime } from "../actions/do-action.ts";
import { refuseBooked } from "../actions/refusals.ts";
import { bareAction } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { markStatus } from "../request-records/marks.repository.ts";
import type { QuoteRequestRow } from "../request-records/request-records.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";

/** Letting a quote request out of quarantine, or leaving it there as spam. */
export function quarantineRoutes(deps: RecordsDeps) {
  return new Hono<DeskEnv>()
    .basePath("/requests/:reference")
    .post("/release", async (c) => {
      const body = await readJson(c, bareAction);
      const lockKeyOf = (request: QuoteRequestRow) => emailKeyOf(request) ?? request.reference;
      const logLine = "Released from quarantine";
      const action = { kind: "release", body, logLine, lockKeyOf } as const;
      const isNew = await doAction(deps, c, action, async ({ db, request, kept, now, mails }) => {
        const mail = { mailHost: deps.mailHost, now, delay: undoTime };
        const queued = await releaseFromQuarantine(db, request, mail);
        if (!queued) throw new DeskRefusal("conflict", "It is not in quarantine any more.");
        mails.push(...queued);
        if (hasMeaning(kept.status, "isSpam")) await markStatus(db, request.id, "new", now);
      });
      if (isNew) deps.onNewMail();
      return c.json({});
    })
    .post("/spam", async (c) => {
      const body = await readJson(c, bareAction);
      const action = { kind: "spam", body, logLine: "Marked as spam" } as const;
      await doAction(deps, c, action, async ({ db, request, kept, now }) => {
        refuseBooked(kept);
        await markStatus(db, request.id, "spam", now);
      });
      return c.json({});
    });
}
