import type { Business } from "../business.ts";
import type { Write } from "../db/database.ts";
import type { Db } from "../db/schema.ts";
import { morning } from "../held-back/announce-held-back.ts";
import { addDays, inOntario, mondayOf } from "../ontario-clock.ts";
import { findLastMail, insertMail } from "../outbox/outbox.repository.ts";
import { countFigures, type Figures, type Period } from "./figures.ts";
import { findFirstOf, listQuoteFacts } from "./report.repository.ts";

/** What the owner is told once a week: the week that is over, and the year that it ends. */
export type WeeklyFigures = { week: Figures; year: Figures };

const thisMonday = (now: number) => mondayOf(inOntario(now).day);

/** Returns the week, Monday to Sunday, before the one of a moment. */
function lastWeek(now: number): Period {
  return { from: addDays(thisMonday(now), -7), to: addDays(thisMonday(now), -1) };
}

/** Returns the 52 weeks that end with a day's. */
export const yearUpTo = (day: string): Period => ({
  from: addDays(mondayOf(day), -51 * 7),
  to: day,
});

/** Counts what the weekly digest of a moment tells. */
export async function countWeek(
  db: Db,
  now: number,
  business: Pick<Business, "hours" | "cities">,
): Promise<WeeklyFigures> {
  const week = lastWeek(now);
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
  if (inOntario(now).minutes < morning) return false;
  return write(async (transaction) => {
    const last = await findLastMail(transaction, "weekly-digest");
    if (last !== null && thisMonday(last) >= thisMonday(now)) return false;
    const quoteRequestId = await findFirstOf(transaction, lastWeek(now));
    if (quoteRequestId === undefined) return false;
    await insertMail(transaction, "weekly-digest", { quoteRequestId, mailHost, now });
    return true;
  }, "weekly-digest");
}
