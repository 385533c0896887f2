import { readPage } from "./entries.ts";
import { dayInBusinessZone } from "./posts/publication-dates.ts";

/** Returns the line above every page; null where there is none, or its last day is over. */
export async function readNoticeLine(): Promise<string | null> {
  const { text, lastDay } = await readPage("notice");
  return text && lastDay && dayInBusinessZone() <= lastDay ? text : null;
}
