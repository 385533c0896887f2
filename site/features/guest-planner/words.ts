import type { Content } from "../../content/entries.ts";
import type { QuotePrefill } from "../quote-list/quote-links.ts";
import type { PlannedTrailer } from "./guest-planner.ts";

/** The planner's words, as the owner wrote them in content/. */
export type PlannerWords = Content<"guestPlanner">;

export type PlannerProps = {
  words: PlannerWords;
  catalogue: PlannedTrailer[];
  /** What the page knows of its visitors, for the link to the quote form. */
  prefill?: QuotePrefill;
  /** Address of the full planner. */
  fullPlanner: string;
};
