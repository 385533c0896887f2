import { globSync, readFileSync } from "node:fs";
import { machineDate } from "../dates.ts";

/** Returns the date in Ontario at a moment, as 2026-11-20. */
export function dayInOntario(now = Date.now()): string {
  // en-CA formats dates as ISO 8601 does.
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(now);
}

/**
 * Whether a post with this date (2026-03-12, or 2026-03) is published on a day such as 2026-11-20.
 */
export const isPublished = (date: string, today = dayInOntario()): boolean =>
  machineDate(date) <= today;

/** Returns the files of posts whose date is in the future. */
export function listWaitingArticles(folder = "content", today = dayInOntario()): string[] {
  return globSync(`${folder}/{posts,articles}/*.md`)
    .sort()
    .filter((file) => {
      const [, date] =
        /^date:\s*["']?(\d{4}-\d\d(?:-\d\d)?)/m.exec(readFileSync(file, "utf8")) ?? [];
      return date !== undefined && !isPublished(date, today);
    });
}
