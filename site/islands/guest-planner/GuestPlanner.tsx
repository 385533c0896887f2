import { IslandBoundary } from "../IslandBoundary.tsx";
import { PlannerPanel } from "./PlannerPanel.tsx";
import { TrailerTable } from "./TrailerTable.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

/** The planner in full, with what each trailer would mean. Without JavaScript the table of figures is what is left. */
export function GuestPlanner(props: PlannerProps) {
  const { words, catalogue } = props;
  return (
    <IslandBoundary
      remains={<TrailerTable words={words.table} catalogue={catalogue} answers={null} />}
    >
      <LivingPlanner {...props} />
    </IslandBoundary>
  );
}

function LivingPlanner({ words, catalogue, wish }: PlannerProps) {
  const planner = usePlanner(words.start);
  return (
    <>
      <PlannerPanel
        planner={planner}
        words={words}
        catalogue={catalogue}
        wish={wish}
        className="gap-x-16 gap-y-10 md:grid-cols-[5fr_6fr]"
        hasOpenAssumptions
      />
      <TrailerTable words={words.table} catalogue={catalogue} answers={planner.answers} />
    </>
  );
}
