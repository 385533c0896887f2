import { interpolate } from "../../../content-files/interpolate.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { guestRangeOf, type QuotePrefill, quoteLink } from "../quote-list/quote-links.ts";
import { listNames } from "../quote-list/quote-summary.ts";
import type { Recommendation as Recommended } from "./guest-planner.ts";
import type { PlannerContent } from "./planner-content.ts";

type Words = PlannerContent["words"]["result"];

type Props = {
  planner: PlannerContent;
  answers: EventAnswers;
  /** Null where a person has to plan it. */
  found: Recommended | null;
  /**
   * Whether the answers are the example of the built page, which the link to the form leaves out.
   */
  isExample: boolean;
  prefill?: QuotePrefill;
};

/**
 * The answer in words, and the link to the quote form with all answers. Where a person has to plan
 * it, the telephone.
 */
export function Recommendation(props: Props) {
  const { planner, answers, found, isExample, prefill } = props;
  const { language, phoneLink } = planner;
  const { result } = planner.words;
  const trailers = found?.trailers ?? [];
  const plan = { ...answers, trailers: trailers.map(({ id }) => id) };
  const event = answers.crew ? "construction" : prefill?.event;
  const known = isExample
    ? prefill
    : { ...prefill, event, guests: guestRangeOf(answers.guests), plans: [plan] };
  const more = answers.crew ? result.moreWorkers : result.more;
  const way = answers.crew ? planner.crewGuide : planner.areas;
  const asked = {
    guests: countPeople(answers, result, language),
    hours: pluralize(answers.hours, result.hours, language),
    alcohol: answers.alcohol ? result.alcohol.yes : result.alcohol.no,
  };
  return (
    <>
      <div role="status">
        <p className="text-sm text-moss">
          {interpolate(answers.crew ? result.forCrew : result.for, asked)}
        </p>
        <p className="mt-2 font-display text-title-3 text-balance">
          {found ? answerOf(found, result) : more}
        </p>
        {found ? (
          <>
            <p className="mt-3 font-semibold">{listNames(trailers.map(({ name }) => name))}</p>
            <p>
              {interpolate(answers.crew ? result.servesCrew : result.serves, {
                serves: found.serves,
              })}
            </p>
            {found.inAPinch && (
              <p className="mt-2 text-sm">
                {interpolate(result.pinch, { fewer: inWords(found.inAPinch, result) })}
              </p>
            )}
            <p className="mt-2 text-sm text-moss">{result.confirm}</p>
          </>
        ) : (
          <p className="mt-3">{result.several}</p>
        )}
      </div>
      {found ? (
        <div className="mt-5 noscript:hidden print:hidden">
          <ButtonLink href={quoteLink(known ?? {})} look="sun">
            {result.quote}
          </ButtonLink>
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={phoneLink} look="forest">
            {result.call}
          </ButtonLink>
          <TextLink href={way.path}>{way.label}</TextLink>
        </div>
      )}
    </>
  );
}

/** Returns the number of stations as a sentence, in words. */
function answerOf({ stations }: Recommended, words: Words): string {
  const { one, more } = words.stations;
  return interpolate(words.answer, {
    stations: stations === 1 ? one : interpolate(more, { count: inWords(stations, words) }),
  });
}

const inWords = (count: number, { numbers }: Words) => numbers[count - 1] ?? String(count);

/** Returns how many guests or workers there are, in words. */
export const countPeople = ({ guests, crew }: EventAnswers, words: Words, language: string) =>
  pluralize(guests, crew ? words.workers : words.guests, language);

/** Returns a number with its noun, as the language writes numbers. */
const pluralize = (count: number, { one, more }: Words["guests"], language: string) =>
  count === 1 ? one : interpolate(more, { count: count.toLocaleString(language) });
