import { hash } from "node:crypto";
import type { Db } from "../../db/schema.ts";
import { recordActionId } from "../../quote-records/actions.repository.ts";
import { lockQuote, type QuoteState } from "../../quote-records/marks.repository.ts";
import type { RecordsDeps } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { recordAction } from "../log/desk-log.repository.ts";
import { refuseMissing } from "./read-detail.ts";

type Action = {
  kind: "status" | "note" | "reply" | "release" | "spam";
  /** What was sent; its `id` is made by the browser. */
  body: { id: string };
  by: string;
  /** What the desk's log says; without personal data. */
  says: string;
};

/**
 * Does an action once, however often its id is sent, and records it in the log, in one transaction;
 * returns whether this time it was done. Refuses another action under the same id, and one on a
 * request that was erased meanwhile. Transactions with the same lock key follow each other.
 */
export async function doAction(
  { database, clock }: RecordsDeps,
  quote: { id: number; reference: string },
  { kind, body, by, says }: Action,
  work: (db: Db, state: QuoteState, now: number) => Promise<void>,
  lockKey: string = quote.reference,
): Promise<boolean> {
  const now = clock();
  const { reference } = quote;
  const contentHash = hash("sha256", JSON.stringify([kind, reference, body]), "base64url");
  return database.write(async (db) => {
    const state = (await lockQuote(db, quote.id)) ?? refuseMissing();
    const outcome = await recordActionId(db, { id: body.id, contentHash, now });
    if (outcome === "conflict")
      throw new DeskRefusal(
        "conflict",
        "Something else was stored under this id. Look at the request, then send this again.",
        "id",
      );
    if (outcome === "repeated") return false;
    await work(db, state, now);
    await recordAction(db, { at: now, by, action: says, reference });
    return true;
  }, lockKey);
}
