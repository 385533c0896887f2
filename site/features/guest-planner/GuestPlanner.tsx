import { planner } from "virtual:guest-planner";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { Assumptions } from "./Assumptions.tsx";
import { recommend } from "./guest-planner.ts";
import { PlannerPanel } from "./PlannerPanel.tsx";
import { TrailerTable } from "./TrailerTable.tsx";
import type { PlannerProps } from "./words.ts";

/** The planner with its assumptions and a table of all trailers below it. */
export function GuestPlanner(props: PlannerProps) {
  const table = (answers: EventAnswers | null) => (
    <>
      <Assumptions {...planner.words.assumptions} />
      <TrailerTable
        words={planner.words.table}
        catalogue={planner.catalogue}
        answers={answers}
        inAPinch={answers && recommend(answers, planner.catalogue)?.inAPinch}
      />
    </>
  );
  return (
    <IslandBoundary fallback={table(null)}>
      <PlannerPanel {...props}>{table}</PlannerPanel>
    </IslandBoundary>
  );
}
