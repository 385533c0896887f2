import { Assumptions } from "./Assumptions.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import { Recommendation } from "./Recommendation.tsx";
import type { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

type Props = Omit<PlannerProps, "fullPlanner"> & {
  planner: ReturnType<typeof usePlanner>;
  /** How the two halves stand beside each other. */
  className: string;
  hasOpenAssumptions: boolean;
};

/** The questions with what they assume, and the answer beside them. */
export function PlannerPanel(props: Props) {
  const { planner, words, catalogue, wish, className, hasOpenAssumptions } = props;
  const { form, answers, isAlive, follow } = planner;
  return (
    <div className={`grid noscript:hidden ${className}`}>
      <div>
        <PlannerForm
          form={form}
          words={words}
          onChange={follow}
          problem={answers ? "" : words.outOfRange}
        />
        <Assumptions {...words.assumptions} isOpen={hasOpenAssumptions} />
      </div>
      {answers && (
        <Recommendation
          answers={answers}
          isExample={!isAlive}
          words={words}
          catalogue={catalogue}
          wish={wish}
        />
      )}
    </div>
  );
}
