import { planner } from "virtual:guest-planner";
import { recommend } from "./guest-planner.ts";
import { PlannedLawn } from "./LawnFigure.tsx";

/** The drawing of the example; what it shows is said where it is placed. */
export function ExampleDrawing() {
  const { start } = planner.words;
  return <PlannedLawn answers={start} found={recommend(start, planner.catalogue)} />;
}
