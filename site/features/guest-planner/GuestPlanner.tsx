import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { PlannerPanel } from "./PlannerPanel.tsx";
import { TrailerTable } from "./TrailerTable.tsx";
import type { PlannerProps, PlannerWords } from "./words.ts";

/** The planner with a table of all trailers. Without JavaScript only the table is shown. */
export function GuestPlanner(props: PlannerProps & { words: PlannerWords }) {
  const table = (answers: EventAnswers | null) => (
    <TrailerTable words={props.words.table} catalogue={props.catalogue} answers={answers} />
  );
  return (
    <IslandBoundary fallback={table(null)}>
      <PlannerPanel
        {...props}
        className="gap-x-16 gap-y-10 md:grid-cols-[5fr_6fr]"
        hasOpenAssumptions
      >
        {table}
      </PlannerPanel>
    </IslandBoundary>
  );
}
