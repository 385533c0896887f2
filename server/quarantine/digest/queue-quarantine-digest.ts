import type { Write } from "../../db/database.ts";
import { digestTime, queueDigest } from "../../outbox/queue-digest.ts";
import { inOntario } from "../../time/ontario-clock.ts";
import { addToDigest, listWithoutDigest } from "./digest.repository.ts";

const kind = "quarantine-digest";
/** Requests that are added at once; between two batches the server answers others. */
const batch = 500;

/**
 * Puts a digest of the requests that were quarantined since the last one into the outbox, once a
 * day; returns how many there are.
 */
export async function queueQuarantineDigest(
  write: Write,
  mailHost: string,
  now: number,
): Promise<number> {
  const { day, minutes } = inOntario(now);
  if (minutes < digestTime) return 0;
  return write(async (transaction) => {
    if ((await listWithoutDigest(transaction, 1)).length === 0) return 0;
    const mailId = await queueDigest(transaction, kind, day, { mailHost, now });
    if (mailId === null) return 0;
    for (let count = 0; ; ) {
      const ids = await listWithoutDigest(transaction, batch);
      if (ids.length > 0) await addToDigest(transaction, ids, mailId);
      count += ids.length;
      if (ids.length < batch) return count;
      await new Promise(setImmediate);
    }
  }, kind);
}
