import { Hono } from "hono";
import { erasePermanently } from "../../erasure/erase.ts";
import { markStatus, type QuoteState } from "../../quote-records/marks.repository.ts";
import { addNote } from "../../quote-records/notes.repository.ts";
import { releaseFromQuarantine } from "../../quote-records/release.repository.ts";
import { emailKey } from "../../quote-requests/email-key.ts";
import { fillTemplates } from "../../replies/fill-template.ts";
import { insertReply } from "../../replies/reply.repository.ts";
import {
  type ErasureReceipt,
  erasure,
  type FilledTemplate,
  newNote,
  newReply,
  quarantineAction,
  statusChange,
} from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { typedText } from "../http/typed-text.ts";
import { recordAction } from "../log/desk-log.repository.ts";
import { doAction } from "./do-action.ts";
import { findRequest, readDetail, refuseMissing } from "./read-detail.ts";

/** One quote request: what is known of it, and what the owner does with it. */
export function requestRoutes(deps: RecordsDeps) {
  const routes = new Hono<DeskEnv>().basePath("/requests/:reference");
  const { database, clock, mailHost, facts, business } = deps;

  routes.get("/", async (c) => c.json(await readDetail(deps, c.req.param("reference"))));

  routes.post("/status", async (c) => {
    const body = await readJson(c, statusChange);
    const { status, amountCents, trailerId } = body;
    if (trailerId && !facts.trailers.some((trailer) => trailer.id === trailerId))
      throw new DeskRefusal("invalid", "There is no such trailer.", "trailerId");
    const says = `Marked as ${status}`;
    await doAction(deps, c, { kind: "status", body, says }, async ({ db, quote, state, now }) => {
      if (status !== "new" && status !== "spam") refuseQuarantined(state);
      await markStatus(db, quote.id, status, now, { amountCents, trailerId });
    });
    return c.json({});
  });

  routes.post("/notes", async (c) => {
    const body = await readJson(c, newNote);
    const text = typedText(body.text, "text");
    await doAction(deps, c, { kind: "note", body, says: "Noted" }, ({ db, quote, by, now }) =>
      addNote(db, quote.id, { by, text, now }),
    );
    return c.json({});
  });

  routes.get("/reply-templates", async (c) => {
    const quote = await findRequest(deps, c.req.param("reference"));
    const templates: FilledTemplate[] = fillTemplates(facts.templates, quote, business);
    return c.json(templates);
  });

  routes.post("/replies", async (c) => {
    const body = await readJson(c, newReply);
    const subject = typedText(body.subject, "subject").replace(/\s+/g, " ");
    const text = typedText(body.text, "text");
    const action = { kind: "reply", body, says: "Replied by e-mail" } as const;
    const isDone = await doAction(deps, c, action, async ({ db, quote, state, by, now }) => {
      refuseQuarantined(state);
      await insertReply(db, quote, { by, subject, text }, { mailHost, now });
      if (body.marksAnswered && state.status === "new")
        await markStatus(db, quote.id, "answered", now);
    });
    if (isDone) deps.onNewMail();
    return c.json({});
  });

  routes.post("/release", async (c) => {
    const body = await readJson(c, quarantineAction);
    const lockKeyOf = ({ email }: { email: string }) => emailKey(email);
    const action = { kind: "release", body, says: "Released from quarantine", lockKeyOf } as const;
    const isDone = await doAction(deps, c, action, async ({ db, quote, state, now }) => {
      if (!(await releaseFromQuarantine(db, quote.id, { mailHost, now })))
        throw new DeskRefusal("conflict", "It is not in quarantine any more.");
      if (state.status === "spam") await markStatus(db, quote.id, "new", now);
    });
    if (isDone) deps.onNewMail();
    return c.json({});
  });

  routes.post("/spam", async (c) => {
    const body = await readJson(c, quarantineAction);
    const action = { kind: "spam", body, says: "Marked as spam" } as const;
    await doAction(deps, c, action, ({ db, quote, now }) => markStatus(db, quote.id, "spam", now));
    return c.json({});
  });

  routes.post("/erase", async (c) => {
    await readJson(c, erasure);
    const { reference } = await findRequest(deps, c.req.param("reference"));
    const place = { dataDir: deps.dataDir, database: deps.databaseAddress };
    const answer: ErasureReceipt =
      (await erasePermanently(place, database, [reference])) ?? refuseMissing();
    await recordAction(database.db, {
      at: clock(),
      by: c.var.person,
      action: "Erased a quote request",
      reference,
    });
    return c.json(answer);
  });
  return routes;
}

/** A request in quarantine is in no list of those that are answered. */
function refuseQuarantined({ isQuarantined }: QuoteState): void {
  if (isQuarantined) throw new DeskRefusal("conflict", "It is in quarantine; release it first.");
}
