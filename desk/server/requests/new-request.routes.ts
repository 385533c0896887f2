import { Hono } from "hono";
import { pickFields } from "../../../quote-request/fields.ts";
import { emailKeyOf } from "../../../server/quote-requests/email-key.ts";
import { queueAcknowledgement } from "../../../server/quote-requests/mails/queue-mails.ts";
import { findByIdempotencyKey } from "../../../server/quote-requests/quote-request.repository.ts";
import { insertWithReference } from "../../../server/quote-requests/quote-request.service.ts";
import { recordOnce, undoTime } from "../actions/do-action.ts";
import { refuseMissing } from "../actions/refusals.ts";
import { newRequest } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { readJson } from "../http/desk-refusal.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { readSnapshot, storeUndo } from "../request-records/undo.repository.ts";

/** A quote request that somebody writes down at the phone; an undo erases its mail. */
export function newRequestRoutes({ database, clock, mailHost, onNewMail }: RecordsDeps) {
  return new Hono<DeskEnv>().post("/requests", async (c) => {
    const body = await readJson(c, newRequest);
    const { id: actionId, acknowledges, ...request } = body;
    const now = clock();
    const by = c.var.person;
    const idempotencyKey = `desk ${actionId}`;
    const reference = await database.transact(async (db) => {
      if (!(await recordOnce(db, actionId, ["new-request", body], now)))
        // It may have been erased since.
        return (await findByIdempotencyKey(db, idempotencyKey))?.reference ?? refuseMissing();
      const stored = await insertWithReference(db, {
        // What is asked by the form alone stays empty.
        request: { ...pickFields({}), ...request },
        origin: "phone",
        receivedAt: now,
        idempotencyKey,
        contentHash: idempotencyKey,
        quarantineReasons: null,
      });
      if (acknowledges) {
        const mail = { quoteRequestId: stored.id, mailHost, now, delay: undoTime };
        const mails = await queueAcknowledgement(db, request.email, mail);
        const unchanged = await readSnapshot(db, stored.id);
        const undo = { quoteRequestId: stored.id, before: unchanged, after: unchanged, mails };
        await storeUndo(db, actionId, undo);
      }
      const { reference } = stored;
      await writeDeskLog(db, { at: now, by, logLine: "Wrote down a phone call", reference });
      return reference;
    }, emailKeyOf(request) ?? actionId);
    if (acknowledges) onNewMail();
    return c.json({ reference });
  });
}
