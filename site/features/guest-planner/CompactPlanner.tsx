import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { PlannerPanel } from "./PlannerPanel.tsx";
import type { PlannerProps } from "./words.ts";

/** The planner without the table of trailers, which it links to. */
export function CompactPlanner(props: PlannerProps) {
  const comparison = (
    <p className="mt-5">
      <TextLink href={props.fullPlanner}>{props.words.result.compare}</TextLink>
    </p>
  );
  return (
    <IslandBoundary fallback={comparison}>
      <PlannerPanel {...props} className="gap-x-12 gap-y-8 md:grid-cols-2">
        {() => comparison}
      </PlannerPanel>
    </IslandBoundary>
  );
}
