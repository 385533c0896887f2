import { TextLink } from "../../ui/TextLink.tsx";
import { IslandBoundary } from "../IslandBoundary.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

/** The planner beside other things: questions and answer, and a link to what each trailer would mean. */
export function CompactPlanner(props: PlannerProps) {
  const { words, fullPlanner } = props;
  return (
    <IslandBoundary remains={<TextLink href={fullPlanner}>{words.result.compare}</TextLink>}>
      <LivingPlanner {...props} />
    </IslandBoundary>
  );
}

function LivingPlanner({ words, catalogue, wish, fullPlanner }: PlannerProps) {
  const { form, answers, isAlive, follow } = usePlanner(words.start);
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 noscript:hidden">
        <div>
          <PlannerForm
            form={form}
            words={words}
            onChange={follow}
            problem={answers ? "" : words.outOfRange}
          />
          <Assumptions {...words.assumptions} isOpen={false} />
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
      <p className="mt-5">
        <TextLink href={fullPlanner}>{words.result.compare}</TextLink>
      </p>
    </>
  );
}
