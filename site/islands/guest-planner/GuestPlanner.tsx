import { IslandBoundary } from "../IslandBoundary.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { TrailerTable } from "./TrailerTable.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

/** The planner in full, with what each trailer would mean. Without JavaScript the table of figures is what is left. */
export function GuestPlanner(props: PlannerProps) {
  return (
    <IslandBoundary
      remains={
        <TrailerTable words={props.words.table} catalogue={props.catalogue} answers={null} />
      }
    >
      <LivingPlanner {...props} />
    </IslandBoundary>
  );
}

function LivingPlanner({ words, catalogue, wish }: PlannerProps) {
  const { form, answers, isAlive, follow } = usePlanner(words.start);
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_6fr] noscript:hidden">
        <div>
          <PlannerForm
            form={form}
            words={words}
            onChange={follow}
            problem={answers ? "" : words.outOfRange}
          />
          <Assumptions {...words.assumptions} isOpen />
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
      <TrailerTable words={words.table} catalogue={catalogue} answers={answers} />
    </>
  );
}
