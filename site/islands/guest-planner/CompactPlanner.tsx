import { TextLink } from "../../ui/TextLink.tsx";
import { IslandBoundary } from "../IslandBoundary.tsx";
import { PlannerPanel } from "./PlannerPanel.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

/** The planner beside other things: questions and answer, and a link to what each trailer would mean. */
export function CompactPlanner(props: PlannerProps) {
  const comparison = <TextLink href={props.fullPlanner}>{props.words.result.compare}</TextLink>;
  return (
    <IslandBoundary remains={comparison}>
      <LivingPlanner {...props} />
      <p className="mt-5">{comparison}</p>
    </IslandBoundary>
  );
}

function LivingPlanner({ words, catalogue, wish }: PlannerProps) {
  const planner = usePlanner(words.start);
  return (
    <PlannerPanel
      planner={planner}
      words={words}
      catalogue={catalogue}
      wish={wish}
      className="gap-x-12 gap-y-8 lg:grid-cols-2"
      hasOpenAssumptions={false}
    />
  );
}
