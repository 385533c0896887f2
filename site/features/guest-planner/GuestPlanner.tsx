import { useMemo, useState, useSyncExternalStore } from "react";
import { mostPeople } from "../../../quote-request/stations.ts";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import type { QuotePrefill } from "../quote-list/quote-links.ts";
import { parseQuoteList, readStoredText, subscribe } from "../quote-list/quote-list.ts";
import { advise, otherAreas, recommend, unitsOf } from "./guest-planner.ts";
import { LawnFigure } from "./LawnFigure.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import type { PlannerComparison, PlannerContent } from "./planner-content.ts";
import { Recommendation } from "./Recommendation.tsx";
import { TrailerTable } from "./TrailerTable.tsx";
import { usePlanner } from "./use-planner.ts";

type Props = {
  planner: PlannerContent;
  /** The example that is shown first. */
  start: EventAnswers;
  /** What the link to the quote form fills in on this page. */
  prefill?: QuotePrefill;
  /** Stands below the planner; without it a link leads there. */
  comparison?: PlannerComparison;
};

/**
 * The planner's form with the answer under it, the drawing beside them, and the advice.
 * Without JavaScript the example stands there without the form.
 */
export function GuestPlanner(props: Props) {
  return (
    <IslandBoundary fallback={<Comparison {...props} answers={null} isCrew={props.start.crew} />}>
      <InteractivePlanner {...props} />
    </IslandBoundary>
  );
}

function InteractivePlanner({ planner, start, prefill, comparison }: Props) {
  const { words, catalogue } = planner;
  const { form, answers, isCrew, area, wrong, isHydrated, isPlanned, handleInput } =
    usePlanner(start);
  const stored = useSyncExternalStore(subscribe, readStoredText, () => "");
  const plans = useMemo(() => parseQuoteList(stored).plans ?? [], [stored]);
  // A page about another kind of event plans one area.
  const kind = prefill?.event;
  const asksArea = !isCrew && (kind === "festival" || (!kind && plans.length > 0));
  // Areas of one event have their trailers at the same time.
  const others = answers && asksArea ? otherAreas({ ...answers, area }, plans) : [];
  const fleet = unitsOf(
    catalogue,
    others.flatMap(({ trailers }) => trailers),
  );
  const found = answers && recommend(answers, fleet);
  const [isJustAdded, setAdded] = useState(false);
  const hasAdded = isJustAdded && plans.length > 0;
  const areaField = () => form.current?.querySelector("select");
  const chooseArea = (area: string) => {
    const field = areaField();
    if (field) field.value = area;
    handleInput();
    field?.focus();
  };
  // A person plans what is larger than this; until then the drawing shows the largest plan.
  const drawn = answers && { ...answers, guests: Math.min(answers.guests, mostPeople(answers)) };
  const largest = drawn && recommend(drawn, fleet);
  return (
    <>
      <div
        data-planned={isPlanned ? "" : undefined}
        className="grid gap-x-8 gap-y-8 lg:grid-rows-[auto_auto_1fr] lg:split-4"
      >
        <div className="grid content-start gap-x-12 gap-y-6 md:max-lg:grid-cols-2 lg:contents">
          <PlannerForm
            form={form}
            words={words}
            start={start}
            // A page about one kind of day has chosen.
            asksKind={!kind}
            isCrew={isCrew}
            areas={asksArea ? planner.areaNames : undefined}
            noArea={words.result[plans.length > 0 ? "anotherArea" : "wholeEvent"]}
            onChange={() => {
              setAdded(false);
              handleInput();
            }}
            wrong={wrong}
          />
          {/* As high for most answers: the drawing under it stays where it is. */}
          <div className="min-h-72 lg:col-start-2">
            {answers ? (
              <Recommendation
                planner={planner}
                answers={answers}
                found={found}
                prefill={prefill}
                isExample={!isHydrated}
                isPlanned={isPlanned}
                plans={plans}
                asksArea={asksArea}
                area={area}
                hasAdded={hasAdded}
                onChooseArea={() => chooseArea(Object.keys(planner.areaNames)[0] ?? "")}
                onAdd={() => {
                  setAdded(true);
                  chooseArea("");
                }}
              />
            ) : (
              <p className="text-moss">{words.result[isCrew ? "emptyCrew" : "empty"]}</p>
            )}
          </div>
        </div>
        <div className={`lg:col-start-2 lg:row-span-2 ${hasAdded ? "opacity-40" : ""}`}>
          <LawnFigure
            planner={planner}
            answers={drawn}
            found={largest}
            isLargest={found === null && largest !== null}
            kind={isCrew ? "crew" : kind === "festival" ? "festival" : "event"}
          />
        </div>
        {/* What else the event needs: an attendant, power and water. */}
        <div className="lg:row-start-3">
          {answers && (
            <>
              <h3 className="text-xl">{words.advice.heading}</h3>
              <ul className="mt-2 grid max-w-[36em] gap-1.5 text-sm text-moss">
                {advise(answers, found).map((kind) => (
                  <li key={kind} className="border-l-2 border-brass/60 pl-3">
                    <NoWrap text={words.advice[kind]} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <Comparison planner={planner} comparison={comparison} answers={answers} isCrew={isCrew} />
    </>
  );
}

type ComparisonProps = Pick<Props, "planner" | "comparison"> & {
  answers: EventAnswers | null;
  isCrew?: boolean;
};

/**
 * The planner's rules in words and what each trailer would mean, or the link to both; both are about
 * guests, so a crew sees neither.
 */
function Comparison({ planner, comparison, answers, isCrew }: ComparisonProps) {
  const { words, catalogue, fullPlanner } = planner;
  if (isCrew) return null;
  if (!comparison)
    return (
      <p className="mt-5">
        <TextLink href={fullPlanner}>{words.result.compare}</TextLink>
      </p>
    );
  return (
    <>
      <details className="mt-6 border-y hairline">
        <summary className="flex min-h-11 items-center font-semibold underline decoration-brass decoration-1 underline-offset-6">
          {comparison.assumptions.heading}
        </summary>
        <ul className="grid list-disc gap-2 pt-1 pb-4 pl-5 text-sm text-moss">
          {comparison.assumptions.list.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </details>
      <TrailerTable words={comparison.table} catalogue={catalogue} answers={answers} />
    </>
  );
}
