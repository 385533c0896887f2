import type { Write } from "../db/database.ts";
import { insertMail } from "../outbox/outbox.repository.ts";
import { findLastAnnouncement, listUnannounced, noteAnnounced } from "./held-back.repository.ts";

/** The hour in Ontario from which a day's digest goes out. */
const hour = 8;
/** A digest tells of so many requests at most; the rest waits for the next day's. */
const mostInDigest = 100;

/** Puts a digest of the requests that were held back into the outbox, once a day; returns how many it tells of. */
export async function announceHeldBack(
  write: Write,
  mailHost: string,
  now: number,
): Promise<number> {
  if (inOntario(now).hour < hour) return 0;
  return write(async (transaction) => {
    const last = await findLastAnnouncement(transaction);
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

const clockInOntario = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

function inOntario(moment: number): { day: string; hour: number } {
  const text = clockInOntario.format(moment);
  return { day: text.slice(0, 10), hour: Number(/ (\d\d):/.exec(text)?.[1]) };
}
