import { maxPeople } from "../../../quote-request/stations.ts";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { type Advice, advise, recommend } from "./guest-planner.ts";
import { LawnWithKey } from "./LawnWithKey.tsx";
import { PlannerForm } from "./PlannerForm.tsx";
import type { PlannerAssumptions, PlannerContent } from "./planner-content.ts";
import { Recommendation } from "./Recommendation.tsx";
import { type PlannerProps, type Planning, usePlanner } from "./use-planner.ts";

type Props = PlannerProps & {
  /** The planner's rules in words, below it; without them a link leads there. */
  assumptions?: PlannerAssumptions;
};

/**
 * The planner's form with the advice under it, the answer and the drawing, in wide windows beside
 * each other.
 * Without JavaScript the example stands there without the form.
 */
export function GuestPlanner(props: Props) {
  return (
    <IslandBoundary fallback={<Assumptions {...props} isCrew={props.start.isCrew} />}>
      <InteractivePlanner {...props} />
    </IslandBoundary>
  );
}

function InteractivePlanner(props: Props) {
  const { planner, start } = props;
  const planning = usePlanner(props);
  const { answers, isCrew, listing } = planning;
  const { words } = planner;
  const kinds = answers ? advise(answers, planning.recommended) : [];
  return (
    <>
      <div
        data-planned={planning.isPlanned ? "" : undefined}
        className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-8 md:max-lg:gap-x-12 lg:grid-cols-[5fr_5fr_7fr] lg:grid-rows-none"
      >
        <PlannerForm planner={planner} planning={planning} start={start} />
        {/* As high for most answers: the drawing under it stays where it is. */}
        <div className="min-h-72 md:max-lg:row-span-2">
          {answers ? (
            <Recommendation planner={planner} planning={planning} answers={answers} />
          ) : (
            <p className="text-moss">{words.result[isCrew ? "emptyCrew" : "empty"]}</p>
          )}
        </div>
        <div className={`md:max-lg:col-span-2 ${listing.hasAdded ? "opacity-40" : ""}`}>
          <Drawing planner={planner} planning={planning} />
        </div>
        {/* What else the event needs, an attendant, power and water: under the fields or under all. */}
        <div className="md:max-lg:col-start-1 md:max-lg:row-start-2 lg:col-span-3 lg:grid lg:grid-cols-[1fr_3fr] lg:gap-x-8">
          {answers && (
            <>
              <h3 className="mb-2 text-xl lg:col-span-2 lg:mb-3">{words.advice.heading}</h3>
              <AdviceList kinds={kinds.slice(0, 1)} words={words.advice} />
              {/* On phones the assumptions may follow it, with a rule of their own. */}
              <Fold
                label={words.advice.more}
                className={`unfold-from-md mt-1.5 text-sm lg:mt-0 ${props.assumptions && !isCrew ? "max-md:border-b-0 max-md:*:last:pb-4" : ""}`}
              >
                <AdviceList kinds={kinds.slice(1)} words={words.advice} />
              </Fold>
            </>
          )}
        </div>
      </div>
      <Assumptions {...props} isCrew={isCrew} />
    </>
  );
}

type AdviceProps = { kinds: Advice[]; words: PlannerContent["words"]["advice"] };

const AdviceList = ({ kinds, words }: AdviceProps) => (
  <ul className="grid max-w-[36em] content-start gap-x-8 gap-y-1.5 text-sm text-moss lg:max-w-none lg:text-base lg:in-[details]:auto-cols-fr lg:in-[details]:grid-flow-col">
    {kinds.map((kind) => (
      <li key={kind} className="border-l-2 border-brass/60 pl-3">
        <NoWrap text={words[kind]} />
      </li>
    ))}
  </ul>
);

/** The drawing; a person plans what is larger than the largest plan, which it shows until then. */
function Drawing({ planner, planning }: Pick<Props, "planner"> & { planning: Planning }) {
  const { answers, recommended, fleet, isCrew, kind } = planning;
  const drawn = answers && { ...answers, guests: Math.min(answers.guests, maxPeople(answers)) };
  const largest = drawn && recommend(drawn, fleet);
  return (
    <LawnWithKey
      planner={planner}
      answers={drawn}
      recommended={largest}
      isLargest={recommended === null && largest !== null}
      kind={isCrew ? "crew" : kind === "festival" ? "festival" : "event"}
    />
  );
}

/** The planner's rules for guests in words, or the link to them; a crew sees neither. */
function Assumptions({ planner, assumptions, isCrew }: Props & { isCrew?: boolean }) {
  if (isCrew) return null;
  if (!assumptions)
    return (
      <p className="mt-5">
        <TextLink href={planner.fullPlanner}>{planner.words.result.assumes}</TextLink>
      </p>
    );
  return (
    <Fold label={assumptions.heading} className="border-t text-sm md:mt-6">
      <ul className="grid list-disc gap-2 pt-1 pb-4 pl-5 text-moss">
        {assumptions.list.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </Fold>
  );
}
