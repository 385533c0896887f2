import type { ReactNode } from "react";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { Assumptions } from "./Assumptions.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

type Props = Omit<PlannerProps, "fullPlanner"> & {
  /** How the two halves stand beside each other. */
  className: string;
  hasOpenAssumptions?: boolean;
  /** What follows below, for the answers of the moment. */
  children: (answers: EventAnswers | null) => ReactNode;
};

/** The questions with what they assume, and the answer beside them. */
export function PlannerPanel(props: Props) {
  const { words, catalogue, prefill, className, hasOpenAssumptions = false, children } = props;
  const { form, answers, wrong, isHydrated, follow } = usePlanner(words.start);
  return (
    <>
      <div className={`grid noscript:hidden ${className}`}>
        <div>
          <PlannerForm form={form} words={words} onChange={follow} wrong={wrong} />
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
