import type { Db } from "../../db/schema.ts";
import { isNewAction } from "../../quote-records/actions.repository.ts";
import { recordAction } from "../log/desk-log.repository.ts";
import type { RecordsDeps } from "../records-deps.ts";

type Action = {
  /** Made by the browser. */
  id: string;
  by: string;
  /** What the desk's log says; without personal data. */
  says: string;
  reference: string;
};

/**
 * Does an action once, however often its id is sent, and records it in the log, in one transaction;
 * returns whether this time it was done. Transactions with the same lock key follow each other.
 */
export async function doAction(
  { database, clock }: RecordsDeps,
  { id, by, says, reference }: Action,
  work: (db: Db, now: number) => Promise<void>,
  lockKey: string = reference,
): Promise<boolean> {
  const now = clock();
  return database.write(async (db) => {
    if (!(await isNewAction(db, id, now))) return false;
    await work(db, now);
    await recordAction(db, { at: now, by, action: says, reference });
    return true;
  }, lockKey);
}
