import { interpolate } from "../../../content-files/interpolate.ts";
import { mostPeople } from "../../../quote-request/stations.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import type { RecommendedTrailers } from "./guest-planner.ts";
import type { PlannerContent } from "./planner-content.ts";
import type { Planning } from "./use-planner.ts";

type Words = PlannerContent["words"]["result"];
type Props = { planner: PlannerContent; planning: Planning; answers: EventAnswers };

/**
 * The answer in words, and the link to the quote form with all answers. Where a person has to plan
 * it, the telephone.
 */
export function Recommendation(props: Props) {
  const { planner, planning, answers } = props;
  const { result } = planner.words;
  return (
    <>
      <div role="status">
        <PlanAnswer {...props} />
        {answers.isWinter && <p className="mt-2 text-sm">{result.winter}</p>}
      </div>
      {planning.found ? <QuoteLink {...props} /> : <CallInstead {...props} />}
    </>
  );
}

/** What was asked, and the stations and trailers that it takes, or why a person has to plan it. */
function PlanAnswer({ planner, planning: { found, isOnList }, answers }: Props) {
  const { language, words } = planner;
  const { result } = words;
  const asked = {
    guests: countPeople(answers, result, language),
    hours: pluralize(answers.hours, result.hours, language),
    alcohol: answers.hasAlcohol ? result.alcohol.yes : result.alcohol.no,
  };
  const question = answers.isWinter ? "forCrewInWinter" : answers.isCrew ? "forCrew" : "for";
  const none = whyNone(answers, result);
  return (
    <>
      <p className="text-sm text-moss">{interpolate(result[question], asked)}</p>
      <p className="mt-2 font-display text-title-3 text-balance">
        {found ? answerOf(found, result) : none.answer}
      </p>
      {found ? (
        <>
          <TrailerLinks planner={planner} trailers={found.trailers} isForCrew={answers.isCrew} />
          <p className="mt-3">
            {interpolate(result[answers.isCrew ? "servesCrew" : "serves"], {
              serves: found.serves,
            })}
          </p>
          {found.isByList && <p className="mt-2 text-sm">{result.byList}</p>}
          {found.inAPinch && (
            <p className="mt-2 text-sm">
              {interpolate(result.pinch, { fewer: inWords(found.inAPinch, result) })}
            </p>
          )}
          <p className="mt-2 text-sm text-moss">{result.confirm}</p>
          {isOnList && <p className="mt-2 font-semibold">{result.again}</p>}
        </>
      ) : (
        <p className="mt-3">{none.text}</p>
      )}
    </>
  );
}

type TrailerLinksProps = Pick<Props, "planner"> &
  Pick<RecommendedTrailers, "trailers"> & {
    /** Whether the pictures show a day at work, not an evening. */
    isForCrew: boolean | undefined;
  };

/** The trailers of an answer as links to their pages, each with its picture. */
function TrailerLinks({ planner, trailers, isForCrew }: TrailerLinksProps) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-4 lg:float-right lg:mt-1 lg:ml-8 lg:w-80">
      {[...new Set(trailers)].map(({ id, name }) => {
        const { path, photo: usual, workPhoto } = planner.pages[id] ?? {};
        const photo = isForCrew ? workPhoto : usual;
        const count = trailers.filter((trailer) => trailer.id === id).length;
        return (
          <li key={id} className="only:col-span-2">
            <a href={path} className="flex min-h-11 flex-col justify-center font-semibold">
              {photo && (
                <picture>
                  <source
                    type="image/avif"
                    srcSet={photo.avif}
                    sizes="(width < 64rem) 90vw, 20rem"
                  />
                  <img
                    src={photo.src}
                    alt=""
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                    className="mb-2 aspect-[3/2] w-full bg-linen object-cover"
                  />
                </picture>
              )}
              <span className="underline decoration-brass decoration-1 underline-offset-6">
                {count > 1 && `${count} × `}
                {name}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The link to the quote form with the answers, unless its list has them. */
function QuoteLink({ planner, planning: { isOnList, isArea, link } }: Props) {
  return (
    <p className="mt-below-words noscript:hidden print:hidden">
      <ButtonLink href={link} look="sun">
        {planner.words.result[isOnList ? "quoteList" : isArea ? "quoteBoth" : "quote"]}
      </ButtonLink>
    </p>
  );
}

/** Where a person has to plan it: the telephone, and where to read on. */
function CallInstead({ planner, answers }: Props) {
  const way = answers.isCrew ? planner.crewGuide : planner.areas;
  return (
    <div className="mt-below-words flex flex-wrap content-start items-center gap-x-6 gap-y-3">
      <ButtonLink href={planner.phoneLink} look="forest">
        {planner.words.result.call}
      </ButtonLink>{" "}
      <TextLink key={way.path} href={way.path}>
        {way.label}
      </TextLink>
    </div>
  );
}

/** Returns the number of stations as a sentence, in words. */
function answerOf({ stations }: RecommendedTrailers, words: Words): string {
  const { one, more } = words.stations;
  return interpolate(words.answer, {
    stations: stations === 1 ? one : interpolate(more, { count: inWords(stations, words) }),
  });
}

/** Returns why a person has to plan it, and what to do. */
function whyNone(answers: EventAnswers, words: Words): { answer: string; text: string } {
  if (answers.guests <= mostPeople(answers)) return words.beyondFleet;
  return answers.isCrew
    ? { answer: words.moreWorkers, text: words.severalCrews }
    : { answer: words.more, text: words.several };
}

const inWords = (count: number, { numbers }: Words) => numbers[count - 1] ?? String(count);

/** Returns how many guests or workers there are, in words. */
export const countPeople = ({ guests, isCrew }: EventAnswers, words: Words, language: string) =>
  pluralize(guests, isCrew ? words.workers : words.guests, language);

/** Returns a number with its noun, as the language writes numbers. */
const pluralize = (count: number, { one, more }: Words["guests"], language: string) =>
  count === 1 ? one : interpolate(more, { count: count.toLocaleString(language) });
