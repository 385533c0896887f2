import { Hono } from "hono";
import { daysInShort } from "../../../server/time/format-dates.ts";
import { type ActionContext, doAction, undoTime } from "../actions/do-action.ts";
import { refuseBooked, refuseMissing, refuseQuarantined } from "../actions/refusals.ts";
import { requireRequest } from "../actions/require-request.ts";
import { insertAgreementChange, readAgreed } from "../agreement/agreement.repository.ts";
import { newReply, statusChange } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { typedText } from "../http/typed-text.ts";
import { fillTemplates } from "../replies/fill-template.ts";
import { findGap } from "../replies/gap.ts";
import { insertReply } from "../replies/reply.repository.ts";
import { statusAfterReply } from "../replies/status-after-reply.ts";
import { keepFromErasure, markStatus } from "../request-records/marks.repository.ts";
import { recordWriter, removeWriter } from "../request-records/presence.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";

/** Answering a quote request: who writes, the reply, and the status that an answer leads to. */
export function answerRoutes(deps: RecordsDeps) {
  const { database, clock, mailHost, content, business } = deps;

  return new Hono<DeskEnv>()
    .basePath("/requests/:reference")
    .post("/status", async (c) => {
      const body = await readJson(c, statusChange);
      const { status, amountCents } = body;
      const action = { kind: "status", body, logLine: `Marked as ${status}` } as const;
      await doAction(deps, c, action, async ({ db, request, kept, by, now }) => {
        if (hasMeaning(status, "isAnswer")) refuseQuarantined(kept);
        if (!hasMeaning(status, "isBooked")) refuseBooked(kept);
        else if (!hasMeaning(kept.status, "isBooked"))
          throw new DeskRefusal("invalid", "Book it with its trailer and its days.", {
            field: "status",
          });
        await markStatus(db, request.id, status, now, { amountCents });
        if (!hasMeaning(status, "isLost") || hasMeaning(kept.status, "isLost")) return;
        const { startDate, endDate } = await readAgreed(db, request.id);
        const says = ["Not agreed", daysInShort(startDate, endDate)].filter(Boolean).join(": ");
        const change = { id: request.id, actionId: body.id, at: now, by, startDate, endDate };
        await insertAgreementChange(db, { ...change, kind: "not-agreed", says });
      });
      return c.json({});
    })
    .get("/reply-templates", async (c) => {
      const request = await requireRequest(deps, c.req.param("reference"));
      return c.json(fillTemplates(request, { business, content }));
    })
    .post("/replies", async (c) => {
      const body = await readJson(c, newReply);
      const subject = typedText(body.subject, "subject").replace(/\s+/g, " ");
      const text = typedText(body.text, "text");
      refuseGap(subject, "subject");
      refuseGap(text, "text");
      const action = { kind: "reply", body, logLine: "Replied by e-mail" } as const;
      const send = async ({ db, request, kept, by, now, mails }: ActionContext) => {
        refuseQuarantined(kept);
        if (request.email === null)
          throw new DeskRefusal("conflict", "This request has no e-mail address.");
        const mail = { mailHost, now, delay: undoTime };
        mails.push(await insertReply(db, request, { by, subject, text }, mail));
        await removeWriter(db, request.id, by);
        const status = statusAfterReply(kept.status, body);
        if (status !== kept.status) await markStatus(db, request.id, status, now);
      };
      const isDone = await doAction(deps, c, action, send);
      if (isDone) deps.onNewMail();
      return c.json({});
    })
    .post("/writing", async (c) => {
      const { id } = await requireRequest(deps, c.req.param("reference"));
      const writing = { id, person: c.var.person, now: clock() };
      await database.transact(async (db) => {
        if (!(await keepFromErasure(db, id))) refuseMissing();
        await recordWriter(db, writing);
      }, "presence");
      return c.json({});
    });
}

/** Refuses a text in which a template's gap is still to be written. */
function refuseGap(text: string, field: string): void {
  const gap = findGap(text);
  if (gap) throw new DeskRefusal("invalid", `This is still to be written: ${gap.words}`, { field });
}
