import { globSync, readFileSync } from "node:fs";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { machineDate } from "../dates.ts";

/** Returns the day where the business is, as 2026-11-20. */
export function dayInBusinessZone(folder = "content", now = Date.now()): string {
  const { timeZone } = readYaml(`${folder}/business.yaml`).data as { timeZone: string };
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** Whether a post with this date (2026-03-12, or 2026-03) is published on a day (2026-11-20). */
export const isPublished = (date: string, today: string): boolean => machineDate(date) <= today;

/** Returns the files of posts whose date is in the future. */
export function listWaitingArticles(
  folder = "content",
  today = dayInBusinessZone(folder),
): string[] {
  return globSync(`${folder}/{posts,articles}/*.md`)
    .sort()
    .filter((file) => {
      const [, date] =
        /^date:\s*["']?(\d{4}-\d\d(?:-\d\d)?)/m.exec(readFileSync(file, "utf8")) ?? [];
      return date !== undefined && !isPublished(date, today);
    });
}
