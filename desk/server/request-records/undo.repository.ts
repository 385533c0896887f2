import type { Selectable } from "kysely";
import { isSame } from "../../../content-files/merge-data.ts";
import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db, Tables } from "../../../server/db/schema.ts";
import { undoMails } from "../../../server/outbox/queue.repository.ts";
import { undoAgreementChange } from "../agreement/agreement.repository.ts";
import { claimAction } from "./actions.repository.ts";

/** What an action may change of a quote request, beside the mails and replies that it adds. */
type Snapshot = { mark: Selectable<Tables["request_mark"]> | null; reasons: string | null };

/** What an undo needs to know; no personal data, because it is kept after an erasure. */
type Undo = { quoteRequestId: number; before: Snapshot; after: Snapshot; mails: readonly number[] };

/** Why an action cannot be undone. */
export type UndoFailure = "mailed" | "changed" | "unknown";

/** Returns what an action may change of a quote request, which the caller keeps from erasure. */
export async function readSnapshot(db: Db, id: number): Promise<Snapshot> {
  const mark = await db
    .selectFrom("request_mark")
    .selectAll()
    .where("quote_request_id", "=", id)
    .$if(isPostgres(db), (rows) => rows.forUpdate())
    .executeTakeFirst();
  const { quarantine_reasons: reasons } = await db
    .selectFrom("quote_request")
    .select("quarantine_reasons")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { mark: mark ?? null, reasons };
}

/** Records with an action what an undo of it restores. */
export async function storeUndo(db: Db, actionId: string, undo: Undo): Promise<void> {
  await db
    .updateTable("desk_action")
    .set({ undo: JSON.stringify(undo) })
    .where("id", "=", actionId)
    .execute();
}

/**
 * Undoes an action: restores the status, the quarantine and what was agreed as they were, and
 * erases its replies and mails. Returns why it cannot be done; the transaction must then be rolled
 * back. An action that has not arrived yet is recorded as done, so that it does nothing when it
 * comes.
 */
export async function undoAction(
  db: Db,
  { id, actionId, now }: { id: number; actionId: string; now: number },
): Promise<UndoFailure | null> {
  if ((await claimAction(db, { id: actionId, contentHash: null, now })) === "new") return null;
  const action = await db
    .selectFrom("desk_action")
    .select("undo")
    .where("id", "=", actionId)
    .executeTakeFirst();
  const undo: Undo | null = JSON.parse(action?.undo ?? "null");
  if (undo?.quoteRequestId !== id) return "unknown";
  const failure = await restore(db, undo, now);
  if (failure) return failure;
  if (!(await undoAgreementChange(db, id, actionId, now))) return "changed";
  await db.updateTable("desk_action").set({ undo: null }).where("id", "=", actionId).execute();
  return null;
}

async function restore(db: Db, undo: Undo, now: number): Promise<UndoFailure | null> {
  const { quoteRequestId: id, before, after, mails } = undo;
  const current = await readSnapshot(db, id);
  const didChange = (part: keyof Snapshot) => !isSame(before[part], after[part]);
  const isChangedSince = (part: keyof Snapshot) =>
    didChange(part) && !isSame(current[part], after[part]);
  if (isChangedSince("mark") || isChangedSince("reasons")) return "changed";
  if (!(await undoMails(db, mails, now))) return "mailed";
  if (mails.length > 0)
    await db.deleteFrom("request_reply").where("mail_id", "in", mails).execute();
  if (didChange("reasons"))
    await db
      .updateTable("quote_request")
      .set({ quarantine_reasons: before.reasons })
      .where("id", "=", id)
      .execute();
  if (!didChange("mark")) return null;
  await db.deleteFrom("request_mark").where("quote_request_id", "=", id).execute();
  if (before.mark) await db.insertInto("request_mark").values(before.mark).execute();
  return null;
}
