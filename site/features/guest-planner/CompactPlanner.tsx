import { planner } from "virtual:guest-planner";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { PlannerPanel } from "./PlannerPanel.tsx";
import type { PlannerProps } from "./words.ts";

/** The planner without the table of trailers, which it links to. */
export function CompactPlanner(props: PlannerProps) {
  const comparison = (
    <p className="mt-5">
      <TextLink href={planner.fullPlanner}>{planner.words.result.compare}</TextLink>
    </p>
  );
  return (
    <IslandBoundary fallback={comparison}>
      <PlannerPanel {...props}>{() => comparison}</PlannerPanel>
    </IslandBoundary>
  );
}
