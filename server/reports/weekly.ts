import type { Write } from "../db/database.ts";
import type { Db } from "../db/schema.ts";
import { digestTime, queueDigest } from "../outbox/queue-digest.ts";
import { addDays, inOntario, mondayOf } from "../time/ontario-clock.ts";
import { countFigures, type Figures, type Known, type Period } from "./figures.ts";
import { hasQuoteRequests, listQuoteFacts } from "./report.repository.ts";

/** What the weekly digest tells: the week that is over, and the 52 weeks that end with it. */
export type WeeklyFigures = { week: Figures; year: Figures };

const kind = "weekly-digest";

/** Returns the week that begins on a Monday. */
const weekFrom = (monday: string): Period => ({ from: monday, to: addDays(monday, 6) });

/** Returns the 52 weeks that end with a day's. */
export const yearUpTo = (day: string): Period => ({
  from: addDays(mondayOf(day), -51 * 7),
  to: day,
});

/** Counts the figures of the week that begins on a Monday. */
export async function countWeek(db: Db, monday: string, business: Known): Promise<WeeklyFigures> {
  const week = weekFrom(monday);
  const year = yearUpTo(week.to);
  const count = async (period: Period) =>
    countFigures(await listQuoteFacts(db, period), period, business);
  return { week: await count(week), year: await count(year) };
}

/**
 * Puts the digest of last week into the outbox, on Monday morning or as soon after it as the server
 * runs; returns whether it did. A week without a quote request has none.
 */
export async function queueWeeklyDigest(
  write: Write,
  mailHost: string,
  now: number,
): Promise<boolean> {
  const { day, minutes } = inOntario(now);
  if (minutes < digestTime) return false;
  const lastWeek = weekFrom(addDays(mondayOf(day), -7));
  return write(async (transaction) => {
    if (!(await hasQuoteRequests(transaction, lastWeek))) return false;
    const mailId = await queueDigest(transaction, kind, lastWeek.from, { mailHost, now });
    return mailId !== null;
  }, kind);
}
