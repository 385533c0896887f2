import { interpolate } from "../../../content-files/interpolate.ts";
import type { QuotePrefill } from "../quote-list/quote-links.ts";
import type { PlannerWords } from "./planner-content.ts";

export type PlannerProps = {
  /** What the link to the quote form fills in on this page. */
  prefill?: QuotePrefill;
};

/** Returns a number with its noun; `written` replaces the number. */
export function countOf(
  count: number,
  { one, more }: PlannerWords["result"]["guests"],
  written = count.toLocaleString("en-CA"),
): string {
  return count === 1 ? one : interpolate(more, { count: written });
}
