import type { Write } from "../db/database.ts";
import { findLastMail, insertMail } from "../outbox/outbox.repository.ts";
import { inOntario } from "../time/ontario-clock.ts";
import { listUnannounced, noteAnnounced } from "./quarantine.repository.ts";

/** From when on a day's digest goes out, in minutes since midnight in Ontario. */
export const morning = 8 * 60;
/** Requests that are noted at once; between two such steps the server serves others. */
const batch = 500;

/**
 * Puts a digest of all requests that were quarantined since the last one into the outbox, once a day; returns how many it tells
 * of.
 */
export async function announceQuarantined(
  write: Write,
  mailHost: string,
  now: number,
): Promise<number> {
  if (inOntario(now).minutes < morning) return 0;
  return write(async (transaction) => {
    const last = await findLastMail(transaction, "held-back-digest");
    if (last !== null && inOntario(last).day === inOntario(now).day) return 0;
    const [first] = await listUnannounced(transaction, 1);
    if (first === undefined) return 0;
    const mail = { quoteRequestId: first, mailHost, now };
    const mailId = await insertMail(transaction, "held-back-digest", mail);
    for (let count = 0; ; ) {
      const ids = await listUnannounced(transaction, batch);
      if (ids.length > 0) await noteAnnounced(transaction, ids, mailId);
      count += ids.length;
      if (ids.length < batch) return count;
      await new Promise(setImmediate);
    }
  }, "held-back-digest");
}
