import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsPerStation } from "../../../quote-request/stations.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { guestRangeOf, type QuotePrefill, quoteLink } from "../quote-list/quote-links.ts";
import { listNames } from "../quote-list/quote-summary.ts";
import { advise, type PlannedTrailer, recommend } from "./guest-planner.ts";
import type { PanelWords } from "./words.ts";

type Props = {
  answers: EventAnswers;
  /**
   * Whether the answers are the example of the built page, which the link to the form leaves out.
   */
  isExample: boolean;
  words: PanelWords;
  catalogue: PlannedTrailer[];
  prefill?: QuotePrefill;
};

/** The recommended trailers, the advice, and the link to the quote form with all answers. */
export function Recommendation({ answers, isExample, words, catalogue, prefill }: Props) {
  const { result, advice } = words;
  const found = recommend(answers, catalogue);
  const trailers = found?.trailers ?? [];
  const plan = { ...answers, trailers: trailers.map(({ id }) => id) };
  const known = isExample ? prefill : { ...prefill, guests: guestRangeOf(answers.guests), plan };
  return (
    <div>
      <div role="status">
        <p className="text-sm text-moss">{interpolate(result.for, answers as never)}</p>
        {found ? (
          <>
            <p className="mt-2 font-display text-title-3">
              {listNames(trailers.map(({ name }) => name))}
            </p>
            <p className="mt-3">{reasonOf(found.stations, answers, result)}</p>
            <p className="mt-3 text-sm">{result.confirm}</p>
          </>
        ) : (
          <p className="mt-2 text-lg">{result.more}</p>
        )}
      </div>
      <h3 className="mt-6 text-xl">{advice.heading}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm text-moss">
        {advise(answers).map((kind) => (
          <li key={kind} className="border-l-2 border-brass/60 pl-3">
            {advice[kind]}
          </li>
        ))}
      </ul>
      <div className="mt-7">
        <ButtonLink href={quoteLink(known ?? {})} look="sun">
          {result.quote}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Returns the number of stations and the rule behind it, as a sentence. */
function reasonOf(stations: number, answers: EventAnswers, words: PanelWords["result"]) {
  return interpolate(stations === 1 ? words.oneStation : words.stations, {
    stations: words.numbers[stations - 1] ?? stations,
    perStation: Math.floor(guestsPerStation(answers)),
    alcohol: answers.alcohol ? words.alcohol.yes : words.alcohol.no,
  });
}
