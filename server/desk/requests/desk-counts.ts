import type { Db } from "../../db/schema.ts";
import { readOutboxState } from "../../outbox/outbox-state.repository.ts";
import { countInbox } from "../../quote-records/inbox.repository.ts";
import type { DeskCounts } from "../desk-api.ts";

/** Counts what the desk's navigation shows. */
export async function readCounts(db: Db, now: number): Promise<DeskCounts> {
  const { setAside } = await readOutboxState(db, now);
  return { ...(await countInbox(db)), setAsideMails: setAside };
}
