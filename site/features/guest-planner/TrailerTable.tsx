import { interpolate } from "../../../content-files/interpolate.ts";
import {
  isListedFor,
  listedGuests,
  trailersToPumpOut,
} from "../../../quote-request/plan-trailers.ts";
import { guestsAtDinner, stationsFor } from "../../../quote-request/stations.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { type PlannedTrailer, stationsInAPinch, unitsOf } from "./guest-planner.ts";
import type { PlannerComparison } from "./planner-content.ts";

type Props = {
  words: PlannerComparison["table"];
  catalogue: PlannedTrailer[];
  /** Null while an answer is invalid; the trailers' own figures are shown all the same. */
  answers: EventAnswers | null;
};

/** On phones a trailer's name stands above its figures, in place of three lines beside them. */
const twoLines =
  "max-sm:block max-sm:*:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[6rem_6rem_1fr] max-sm:[&_th:first-child]:col-span-3 max-sm:[&_th:first-child]:pb-0";

const cell = "py-3 pr-6 align-top last:pr-0 max-sm:pr-2";

/** How many guests to plan for each trailer, and how many of it the event needs. */
export function TrailerTable({ words, catalogue, answers }: Props) {
  return (
    <>
      <h3 className="mt-12 text-2xl">{words.heading}</h3>
      <div className="mt-4 overflow-x-auto">
        <table className={`w-full border-t hairline text-left text-sm sm:text-base ${twoLines}`}>
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr className="border-b hairline text-sm text-moss">
              {[words.trailer, words.eightHours, words.fiveHours].map((heading) => (
                <th key={heading} scope="col" className={`${cell} font-semibold`}>
                  {heading}
                </th>
              ))}
              <th scope="col" className={`${cell} font-semibold noscript:hidden`}>
                {words.yours}
              </th>
            </tr>
          </thead>
          <tbody>
            {catalogue.map((trailer) => (
              <tr key={trailer.id} className="border-b hairline">
                <th scope="row" className={`${cell} font-semibold`}>
                  {trailer.name}
                </th>
                {([8, 5] as const).map((hours) => (
                  <td key={hours} className={`${cell} text-xl leading-7 tabular-nums`}>
                    {guestsAtDinner(trailer.stations, hours)}
                  </td>
                ))}
                <td className={`${cell} noscript:hidden`}>
                  {answers && <Needed {...{ words, catalogue, answers, trailer }} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-moss">{words.reading}</p>
    </>
  );
}

type NeededProps = Props & { answers: EventAnswers; trailer: PlannedTrailer };

/** How many of a trailer an event needs, and whether it is pumped out while it alone serves it. */
function Needed({ words, catalogue, answers, trailer }: NeededProps) {
  const stations = stationsFor(answers);
  const inAPinch = stations && stationsInAPinch(stations, answers, unitsOf(catalogue));
  const isAlone =
    stations && trailer.stations >= (inAPinch || stations) && isListedFor(answers, [trailer]);
  return (
    <>
      {/* A translator may have moved a text that had no element of its own. */}
      <span>
        {trailer.stations === inAPinch
          ? words.pinch
          : neededText(stations, answers, trailer, words)}
      </span>{" "}
      {isAlone && trailersToPumpOut(answers, [trailer])[0] && (
        <span className="block text-sm text-moss">{words.pumpOut}</span>
      )}
    </>
  );
}

/** Returns how many of a trailer an event needs by itself, in words, where we own as many. */
function neededText(
  stations: number | null,
  { guests, hours, isCrew }: EventAnswers,
  { stations: own, units, capacity }: PlannedTrailer,
  words: Props["words"],
): string {
  if (stations === null) return words.more;
  const listed = isCrew ? guests : listedGuests(capacity, hours);
  const count = Math.max(Math.ceil(stations / own), Math.ceil(guests / listed));
  if (count > units) return words.tooSmall;
  return count === 1 ? words.enough : interpolate(words.needed, { count });
}
