import { useEffect } from "react";
import { changePageState } from "../quote-list/page-state.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import {
  guestRangeOf,
  type QuotePrefill,
  quoteLink,
  writePlan,
} from "../quote-list/quote-links.ts";
import { useVisitorDraft } from "../quote-list/use-draft.ts";
import { recommend, unitsOf } from "./guest-planner.ts";
import type { PlannerContent } from "./planner-content.ts";
import { useAnswers } from "./use-answers.ts";

type Options = {
  planner: PlannerContent;
  /** The example that is shown first. */
  start: EventAnswers;
  /** What the link to the quote form fills in on this page. */
  prefill: QuotePrefill | undefined;
};

/** The answers and what follows from them. */
export type Planning = ReturnType<typeof usePlanner>;

/** Returns the state of the planner with the link that takes its answers to the quote form. */
export function usePlanner({ planner, start, prefill }: Options) {
  const typed = useAnswers(start);
  const { answers, isCrew, isHydrated, isPlanned } = typed;
  const plans = useVisitorDraft()?.plans ?? [];
  const others = plans.filter((plan) => !answers || nameOf(plan) !== nameOf(answers));
  const isOnList = others.length < plans.length;
  const kind = prefill?.event;
  // Areas of one event have their trailers at the same time.
  const isArea = !isCrew && (!kind || kind === "festival") && others.length > 0;
  const fleet = unitsOf(
    planner.catalogue,
    isArea ? others.flatMap(({ trailers }) => trailers) : [],
  );
  const found = answers && recommend(answers, fleet);
  const added = answers && {
    event: isCrew ? ("construction" as const) : kind,
    ...(!isOnList && {
      guests: guestRangeOf(answers.guests),
      ...(found && { plans: [{ ...answers, trailers: found.trailers.map(({ id }) => id) }] }),
    }),
  };
  // Until hydration it is the example, which the link leaves out.
  const link = quoteLink(isHydrated ? { ...prefill, ...added } : (prefill ?? {}));
  useEffect(() => changePageState({ plannedLink: isPlanned ? link : null }), [isPlanned, link]);
  return { ...typed, kind, fleet, found, isOnList, isArea, link };
}

const nameOf = (answers: EventAnswers) => writePlan({ ...answers, trailers: [] });
