import type { ReactNode } from "react";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { Assumptions } from "./Assumptions.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

type Props = Omit<PlannerProps, "fullPlanner"> & {
  /** Classes of the grid with the form and the recommendation. */
  className: string;
  hasOpenAssumptions?: boolean;
  /** Content below the planner, for the current answers. */
  children: (answers: EventAnswers | null) => ReactNode;
};

/** The planner's form with its assumptions, and the recommendation beside it. */
export function PlannerPanel(props: Props) {
  const { words, catalogue, prefill, className, hasOpenAssumptions = false, children } = props;
  const { form, answers, wrong, isHydrated, readForm } = usePlanner(words.start);
  return (
    <>
      <div className={`grid noscript:hidden ${className}`}>
        <div>
          <PlannerForm form={form} words={words} onChange={readForm} wrong={wrong} />
          <Assumptions {...words.assumptions} isOpen={hasOpenAssumptions} />
        </div>
        {answers && (
          <Recommendation
            answers={answers}
            isExample={!isHydrated}
            words={words}
            catalogue={catalogue}
            prefill={prefill}
          />
        )}
      </div>
      {children(answers)}
    </>
  );
}
