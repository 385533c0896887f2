import { Hono } from "hono";
import { doAction } from "../actions/do-action.ts";
import { readAgreed } from "../agreement/agreement.repository.ts";
import { occupiesOther, refuseClash } from "../bookings/change-agreement.ts";
import { newNote, undoOfAction } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { typedText } from "../http/typed-text.ts";
import { keepFromErasure } from "../request-records/marks.repository.ts";
import { addNote } from "../request-records/notes.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";
import { type UndoFailure, undoAction } from "../request-records/undo.repository.ts";
import { readDetail } from "./read-detail.ts";

const undoRefusals: Record<UndoFailure, string> = {
  mailed: "It is on its way already.",
  changed: "The request was changed since then, so this cannot be undone.",
  unknown: "This cannot be undone.",
};

/** What is known of a quote request, what the owner notes of it, and the undo of an action. */
export function requestRoutes(deps: RecordsDeps) {
  return new Hono<DeskEnv>()
    .basePath("/requests/:reference")
    .get("/", async (c) => c.json(await readDetail(deps, c.req.param("reference"), c.var.person)))
    .post("/notes", async (c) => {
      const body = await readJson(c, newNote);
      const text = typedText(body.text, "text");
      await doAction(
        deps,
        c,
        { kind: "note", body, logLine: "Noted" },
        ({ db, request, by, now }) => addNote(db, request.id, { by, text, now }),
      );
      return c.json({});
    })
    .post("/undo", async (c) => {
      const body = await readJson(c, undoOfAction);
      const { actionId } = body;
      const action = { kind: "undo", body, logLine: "Undid an action" } as const;
      await doAction(deps, c, action, async ({ db, request: { id, reference }, kept, now }) => {
        const before = await readAgreed(db, id);
        const failure = await undoAction(db, { id, actionId, now });
        if (failure) throw new DeskRefusal("conflict", undoRefusals[failure]);
        const after = await readAgreed(db, id);
        const undone = await keepFromErasure(db, id);
        if (!undone || !hasMeaning(undone.status, "isBooked")) return;
        // Its trailer may be another's by now.
        if (!hasMeaning(kept.status, "isBooked") || occupiesOther(before, after))
          await refuseClash(db, reference, after, deps.content);
      });
      return c.json({});
    });
}
