import type { Content } from "../../content/entries.ts";
import type { QuotePrefill } from "../quote-list/quote-links.ts";
import type { PlannedTrailer } from "./guest-planner.ts";

/** The planner's words, from content/. */
export type PlannerWords = Content<"guestPlanner">;

/** The words of the form, the recommendation and the assumptions, which both planners show. */
export type PanelWords = Omit<PlannerWords, "heading" | "lead" | "jump" | "table">;

export type PlannerProps = {
  words: PanelWords;
  catalogue: PlannedTrailer[];
  /** What the link to the quote form fills in on this page. */
  prefill?: QuotePrefill;
  /** Address of the planner with the table. */
  fullPlanner: string;
};
