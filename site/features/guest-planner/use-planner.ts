import { useEffect, useState } from "react";
import { addToDraft, updateDraft } from "../quote-list/draft.ts";
import { changePageState } from "../quote-list/page-state.ts";
import type { EventAnswers, PlannedEvent } from "../quote-list/planned-event.ts";
import {
  guestRangeOf,
  maxPlans,
  type QuotePrefill,
  quoteLink,
  writePlan,
} from "../quote-list/quote-links.ts";
import { useVisitorDraft } from "../quote-list/use-draft.ts";
import { otherAreas, type RecommendedTrailers, recommend, unitsOf } from "./guest-planner.ts";
import type { PlannerContent } from "./planner-content.ts";
import { useAnswers } from "./use-answers.ts";

export type PlannerProps = {
  planner: PlannerContent;
  /** The example that is shown first. */
  start: EventAnswers;
  /** What the link to the quote form fills in on this page. */
  prefill?: QuotePrefill;
};

/** What is planned: an event as one, one that may be parted into areas, or one of its areas. */
type Scope = "event" | "whole" | "area";

/**
 * Where the plan that is shown stands: on the quote list since `before`, or `added` by this page;
 * `new` to the list, or to a list that is `full`.
 */
type Place = "before" | "added" | "new" | "full";

/** The answers and what follows: the recommendation, and what the quote list has of it. */
export type Planning = ReturnType<typeof usePlanner>;

/** Returns the state of the planner, and what puts its answers on the quote list. */
export function usePlanner({ planner, start, prefill }: PlannerProps) {
  const { form, isHydrated, isPlanned, handleInput, ...typed } = useAnswers(start);
  const { answers, isCrew } = typed;
  const plans = useVisitorDraft()?.plans ?? [];
  // A page about another kind of event plans one area.
  const kind = prefill?.event;
  const asksArea = !isCrew && (kind === "festival" || (!kind && plans.length > 0));
  const area = asksArea ? typed.area : "";
  const part: Scope = area || plans.length > 0 ? "area" : "whole";
  const scope = asksArea ? part : "event";
  // Areas of one event have their trailers at the same time.
  const others = answers && asksArea ? otherAreas({ ...answers, area }, plans) : [];
  const fleet = unitsOf(
    planner.catalogue,
    others.flatMap(({ trailers }) => trailers),
  );
  const recommended = answers && recommend(answers, fleet);
  const plan = answers && planOf({ ...answers, area: area || undefined }, recommended);
  const listing = useListing(plan, plans);
  const added = plan && {
    event: isCrew ? ("construction" as const) : kind,
    ...(!listing.isOnList && {
      guests: guestRangeOf(plan.guests),
      ...(recommended && { plans: [plan] }),
    }),
  };
  // Until hydration it is the example, which the link leaves out.
  const link = quoteLink(isHydrated ? { ...prefill, ...added } : (prefill ?? {}));
  useEffect(() => changePageState({ plannedLink: isPlanned ? link : null }), [isPlanned, link]);
  const chooseArea = (name: string) => {
    const field = form.current?.querySelector("select");
    if (field) field.value = name;
    handleInput();
    field?.focus();
  };
  const add = () => {
    if (added) updateDraft((draft) => addToDraft(draft, { ...prefill, ...added }));
    listing.setLast(plan);
    chooseArea("");
  };
  const change = () => {
    listing.forget();
    handleInput();
  };
  const state = { ...typed, form, kind, isHydrated, isPlanned, plans, fleet, link, listing };
  return { ...state, recommended, scope, add, change, chooseArea };
}

const planOf = (answers: EventAnswers, recommended: RecommendedTrailers | null): PlannedEvent => ({
  ...answers,
  trailers: recommended?.trailers.map(({ id }) => id) ?? [],
});

/**
 * Returns what the quote list has of a plan. What was just added under an area's name is not a
 * second area without one; until another area is entered, the list is summed up.
 */
function useListing(plan: PlannedEvent | null, plans: PlannedEvent[]) {
  const [last, setLast] = useState<{ plan: PlannedEvent | null; isNew: boolean }>();
  const nameOf = (event: PlannedEvent | null | undefined) => event && writePlan(event);
  const isLast = last?.plan && nameOf({ ...last.plan, area: undefined }) === nameOf(plan);
  const sought = nameOf(isLast ? last.plan : plan);
  const isOnList = plans.some((other) => writePlan(other) === sought);
  const onList: Place = isLast ? "added" : "before";
  const offList: Place = plans.length >= maxPlans ? "full" : "new";
  return {
    place: isOnList ? onList : offList,
    isOnList,
    hasAdded: last?.isNew === true && plans.length > 0,
    setLast: (added: PlannedEvent | null) => setLast({ plan: added, isNew: true }),
    forget: () => setLast((before) => before && { ...before, isNew: false }),
  };
}
