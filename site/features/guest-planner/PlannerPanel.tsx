import { planner } from "virtual:guest-planner";
import type { ReactNode } from "react";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { AdviceList } from "./AdviceList.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { recommend } from "./guest-planner.ts";
import { LawnFigure } from "./LawnFigure.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import { Recommendation } from "./Recommendation.tsx";
import { usePlanner } from "./use-planner.ts";
import type { PlannerProps } from "./words.ts";

type Props = PlannerProps & {
  /** Content below the planner, for the current answers. */
  children: (answers: EventAnswers | null) => ReactNode;
};

/**
 * The planner's form with the answer under it, the drawing beside them, and the advice.
 * Without JavaScript the example stands there without the form.
 */
export function PlannerPanel({ prefill, children }: Props) {
  const { words, catalogue } = planner;
  const { form, answers, wrong, isHydrated, isPlanned, handleInput } = usePlanner(words.start);
  const found = answers && recommend(answers, catalogue);
  return (
    <>
      <div
        data-planned={isPlanned ? "" : undefined}
        className="grid gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-[4fr_7fr] md:grid-rows-[auto_1fr]"
      >
        <div className="grid content-start gap-y-6 md:row-span-2 lg:row-span-1">
          <PlannerForm form={form} words={words} onChange={handleInput} wrong={wrong} />
          <div className="min-h-82">
            {answers && (
              <Recommendation
                answers={answers}
                found={found}
                isExample={!isHydrated}
                words={words}
                phoneLink={planner.phoneLink}
                prefill={prefill}
              />
            )}
          </div>
        </div>
        <div className="lg:row-span-2">
          <LawnFigure answers={answers} found={found} isExample={!isHydrated} words={words} />
        </div>
        <div>
          {answers && <AdviceList answers={answers} words={words.advice} />}
          <Assumptions {...words.assumptions} />
        </div>
      </div>
      {children(answers)}
    </>
  );
}
