import { hash } from "node:crypto";
import type { Context } from "hono";
import type { Db } from "../../../server/db/schema.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { claimAction } from "../request-records/actions.repository.ts";
import { type KeptRequest, keepFromErasure } from "../request-records/marks.repository.ts";
import type { QuoteRequestRow } from "../request-records/request-records.repository.ts";
import { readSnapshot, storeUndo } from "../request-records/undo.repository.ts";
import { type ActionKind, actionKinds } from "./action-kinds.ts";
import { refuseMissing } from "./refusals.ts";
import { requireRequest } from "./require-request.ts";

/** How long a mail waits, in milliseconds, so that its action can be undone: ten seconds. */
export const undoTime = 10_000;

/** The lock key of what books units, frees them or depends on that. */
export const bookingsLock = "bookings";

type Action = {
  kind: ActionKind;
  /** What was sent; its `id` is made by the browser. */
  body: { id: string };
  /** The line of the desk's log; without personal data. */
  logLine: string;
  /** Transactions with one lock key follow each other; that of bookings where it is left out. */
  lockKeyOf?: (request: QuoteRequestRow) => string;
};

/** What an action has in its transaction; an undo erases the `mails` that it queues. */
export type ActionContext = {
  db: Db;
  request: QuoteRequestRow;
  kept: KeptRequest;
  by: string;
  now: number;
  mails: number[];
};

/**
 * Does an action on the quote request of a route once, however often its id is sent, and records it
 * in the log, in one transaction; returns whether this time it was done. Refuses another action
 * under the same id, and one on a request that was erased meanwhile.
 */
export async function doAction(
  deps: RecordsDeps,
  c: Context<DeskEnv>,
  { kind, body, logLine, lockKeyOf = () => bookingsLock }: Action,
  run: (context: ActionContext) => Promise<void>,
): Promise<boolean> {
  const request = await requireRequest(deps, c.req.param("reference") ?? "");
  const { reference } = request;
  const now = deps.clock();
  const by = c.var.person;
  return deps.database.transact(async (db) => {
    const kept = (await keepFromErasure(db, request.id)) ?? refuseMissing();
    if (!(await recordOnce(db, body.id, [kind, reference, body], now))) return false;
    const before = await readSnapshot(db, request.id);
    const mails: number[] = [];
    await run({ db, request, kept, by, now, mails });
    if (actionKinds[kind].isUndoable) {
      const after = await readSnapshot(db, request.id);
      await storeUndo(db, body.id, { quoteRequestId: request.id, before, after, mails });
    }
    await writeDeskLog(db, { at: now, by, logLine, reference });
    return true;
  }, lockKeyOf(request));
}

/**
 * Records the id of an action with its content; returns false when the same was done before, and
 * refuses another action under the same id.
 */
export async function recordOnce(
  db: Db,
  id: string,
  content: readonly unknown[],
  now: number,
): Promise<boolean> {
  const contentHash = hash("sha256", JSON.stringify(content), "base64url");
  const outcome = await claimAction(db, { id, contentHash, now });
  if (outcome === "conflict")
    throw new DeskRefusal(
      "conflict",
      "Something else was stored under this id. Look at the request, then send this again.",
      { field: "id" },
    );
  return outcome === "new";
}
