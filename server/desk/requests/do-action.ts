import { hash } from "node:crypto";
import type { Context } from "hono";
import type { Db } from "../../db/schema.ts";
import { recordActionId } from "../../quote-records/actions.repository.ts";
import { lockQuote, type QuoteState } from "../../quote-records/marks.repository.ts";
import type { QuoteRequestRow } from "../../quote-records/quote-records.repository.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { recordAction } from "../log/desk-log.repository.ts";
import { findRequest, refuseMissing } from "./read-detail.ts";

type Action = {
  kind: "status" | "note" | "reply" | "release" | "spam";
  /** What was sent; its `id` is made by the browser. */
  body: { id: string };
  /** What the desk's log says; without personal data. */
  says: string;
  /** Transactions with the same lock key follow each other; the reference where it is left out. */
  lockKeyOf?: (quote: QuoteRequestRow) => string;
};

/** What an action works with, in its transaction. */
type Work = { db: Db; quote: QuoteRequestRow; state: QuoteState; by: string; now: number };

/**
 * Does an action on the quote request of a route once, however often its id is sent, and records it
 * in the log, in one transaction; returns whether this time it was done. Refuses another action
 * under the same id, and one on a request that was erased meanwhile.
 */
export async function doAction(
  deps: RecordsDeps,
  c: Context<DeskEnv>,
  { kind, body, says, lockKeyOf = ({ reference }) => reference }: Action,
  work: (about: Work) => Promise<void>,
): Promise<boolean> {
  const quote = await findRequest(deps, c.req.param("reference") ?? "");
  const { reference } = quote;
  const now = deps.clock();
  const by = c.var.person;
  const contentHash = hash("sha256", JSON.stringify([kind, reference, body]), "base64url");
  return deps.database.write(async (db) => {
    const state = (await lockQuote(db, quote.id)) ?? refuseMissing();
    const outcome = await recordActionId(db, { id: body.id, contentHash, now });
    if (outcome === "conflict")
      throw new DeskRefusal(
        "conflict",
        "Something else was stored under this id. Look at the request, then send this again.",
        "id",
      );
    if (outcome === "repeated") return false;
    await work({ db, quote, state, by, now });
    await recordAction(db, { at: now, by, action: says, reference });
    return true;
  }, lockKeyOf(quote));
}
