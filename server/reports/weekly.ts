import type { Write } from "../db/database.ts";
import type { Db } from "../db/schema.ts";
import { insertMail } from "../outbox/outbox.repository.ts";
import { morning } from "../quarantine/announce-quarantined.ts";
import { addDays, inOntario, mondayOf } from "../time/ontario-clock.ts";
import { countFigures, type Figures, type Known, type Period } from "./figures.ts";
import { findFirstOf, hasDigest, listQuoteFacts } from "./report.repository.ts";

/** What the owner is told once a week: the week that is over, and the year that it ends. */
export type WeeklyFigures = { week: Figures; year: Figures };

/** Returns the week, Monday to Sunday, of a date. */
function weekOf(date: string): Period {
  const monday = mondayOf(date);
  return { from: monday, to: addDays(monday, 6) };
}

/** Returns the 52 weeks that end with a day's. */
export const yearUpTo = (day: string): Period => ({
  from: addDays(mondayOf(day), -51 * 7),
  to: day,
});

/** Counts what the digest of the week tells in which a moment lies. */
export async function countWeek(db: Db, moment: number, business: Known): Promise<WeeklyFigures> {
  const week = weekOf(inOntario(moment).day);
  const year = yearUpTo(week.to);
  const count = async (period: Period) =>
    countFigures(await listQuoteFacts(db, period), period, business);
  return { week: await count(week), year: await count(year) };
}

/**
 * Puts the weekly digest into the outbox, on Monday morning or as soon after it as the server runs; returns whether it did.
 * A week without a request has none.
 */
export async function announceWeek(write: Write, mailHost: string, now: number): Promise<boolean> {
  const { day, minutes } = inOntario(now);
  if (minutes < morning) return false;
  const lastWeek = weekOf(addDays(day, -7));
  return write(async (transaction) => {
    if (await hasDigest(transaction, lastWeek)) return false;
    const quoteRequestId = await findFirstOf(transaction, lastWeek);
    if (quoteRequestId === undefined) return false;
    await insertMail(transaction, "weekly-digest", { quoteRequestId, mailHost, now });
    return true;
  }, "weekly-digest");
}
