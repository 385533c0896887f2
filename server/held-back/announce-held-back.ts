import type { Write } from "../db/database.ts";
import { inOntario } from "../ontario-clock.ts";
import { findLastMail, insertMail } from "../outbox/outbox.repository.ts";
import { listUnannounced, noteAnnounced } from "./held-back.repository.ts";

/** From when on a day's digest goes out, in minutes since midnight in Ontario. */
export const morning = 8 * 60;
/** A digest tells of so many requests at most; the rest waits for the next day's. */
const mostInDigest = 100;

/** Puts a digest of the requests that were held back into the outbox, once a day; returns how many it tells of. */
export async function announceHeldBack(
  write: Write,
  mailHost: string,
  now: number,
): Promise<number> {
  if (inOntario(now).minutes < morning) return 0;
  return write(async (transaction) => {
    const last = await findLastMail(transaction, "held-back-digest");
    if (last !== null && inOntario(last).day === inOntario(now).day) return 0;
    const ids = await listUnannounced(transaction, mostInDigest);
    const [first] = ids;
    if (first === undefined) return 0;
    const mail = { quoteRequestId: first, mailHost, now };
    const mailId = await insertMail(transaction, "held-back-digest", mail);
    await noteAnnounced(transaction, ids, mailId);
    return ids.length;
  }, "held-back-digest");
}
