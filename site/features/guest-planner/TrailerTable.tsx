import { interpolate } from "../../../content-files/interpolate.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import {
  countNeeded,
  type GuestRange,
  guestsServed,
  type PlannedTrailer,
} from "./guest-planner.ts";
import type { PlannerWords } from "./words.ts";

type Props = {
  words: PlannerWords["table"];
  catalogue: PlannedTrailer[];
  /** Null while an answer is invalid; the trailers' own figures are shown all the same. */
  answers: EventAnswers | null;
};

const cell = "px-3 py-3 align-top first:pl-0 last:pr-0";

/** How many guests each trailer serves, and how many of it the event needs. */
export function TrailerTable({ words, catalogue, answers }: Props) {
  return (
    <>
      <h3 className="mt-12 text-2xl">{words.heading}</h3>
      <table className="mt-4 w-full border-t hairline text-left text-sm sm:text-base">
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
              <td className={`${cell} tabular-nums`}>{trailer.capacity.eightHours}</td>
              <td className={`${cell} tabular-nums`}>{trailer.capacity.fiveHours}</td>
              <td className={`${cell} noscript:hidden`}>
                {answers && (
                  <>
                    {neededText(countNeeded(trailer, answers), words)}{" "}
                    <span className="block text-xs text-moss sm:text-sm">
                      {servedText(guestsServed(trailer, answers), words)}
                    </span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-moss">{words.reading}</p>
    </>
  );
}

function neededText({ least, most }: ReturnType<typeof countNeeded>, words: Props["words"]) {
  if (most === 1) return words.enough;
  return interpolate(least === most ? words.needed : words.neededRange, { least, most });
}

function servedText(range: GuestRange, words: Props["words"]) {
  return interpolate(range.careful === range.confident ? words.serves : words.servesRange, range);
}
