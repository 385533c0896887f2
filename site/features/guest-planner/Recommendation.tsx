import { countInWords, interpolate } from "../../../content-files/interpolate.ts";
import { maxPeople } from "../../../quote-request/stations.ts";
import { ButtonLink, buttonShape, outlineSurface } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { setSheetOpen } from "../quote-list/page-state.ts";
import type { EventAnswers, PlannedEvent } from "../quote-list/planned-event.ts";
import { listNames, sumOfPlans } from "../quote-list/quote-summary.ts";
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
        {planning.listing.hasAdded ? (
          <p className="max-w-[32em] font-semibold">{addUpAreas(planning.plans, planner)}</p>
        ) : (
          <PlanAnswer {...props} />
        )}
        {answers.isWinter && <p className="mt-2 text-sm">{result.winter}</p>}
      </div>
      {planning.recommended ? <NextSteps {...props} /> : <CallInstead {...props} />}
    </>
  );
}

/** What was asked, and the stations and trailers that it takes, or why a person has to plan it. */
function PlanAnswer({ planner, planning: { recommended, listing }, answers }: Props) {
  const { language, words } = planner;
  const { result } = words;
  const notes = { before: result.again, full: result.full, added: null, new: null };
  const asked = {
    guests: countPeople(answers, result, language),
    hours: withNoun(answers.hours, result.hours, language),
    alcohol: answers.hasAlcohol ? result.alcohol.yes : result.alcohol.no,
  };
  const question = answers.isWinter ? "forCrewInWinter" : answers.isCrew ? "forCrew" : "for";
  const none = whyNone(answers, result);
  return (
    <>
      <p className="text-sm text-moss">{interpolate(result[question], asked)}</p>
      <p className="mt-2 font-display text-title-3 text-balance">
        {recommended ? answerOf(recommended, result) : none.answer}
      </p>
      {recommended ? (
        <>
          <TrailerLinks
            planner={planner}
            trailers={recommended.trailers}
            isForCrew={answers.isCrew}
          />
          <p className="mt-3">
            {interpolate(result[answers.isCrew ? "servesCrew" : "serves"], {
              serves: recommended.serves,
            })}
          </p>
          {recommended.isByList && <p className="mt-2 text-sm">{result.byList}</p>}
          {recommended.inAPinch && (
            <p className="mt-2 text-sm">
              {interpolate(result.pinch, { fewer: inWords(recommended.inAPinch, result) })}
            </p>
          )}
          <p className="mt-2 text-sm text-moss">{result.confirm}</p>
          {notes[listing.place] && <p className="mt-2 font-semibold">{notes[listing.place]}</p>}
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
    <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-1">
      {[...new Set(trailers)].map(({ id, name }) => {
        const { path, photo: usual, workPhoto } = planner.pages[id] ?? {};
        const photo = isForCrew ? workPhoto : usual;
        const count = trailers.filter((trailer) => trailer.id === id).length;
        return (
          <li key={id} className="only:col-span-full">
            <a href={path} className="flex min-h-11 flex-col justify-center font-semibold">
              {photo && (
                <picture>
                  <source
                    type="image/avif"
                    srcSet={photo.avif}
                    sizes="(width < 64rem) 90vw, 27rem"
                  />
                  <img
                    src={photo.src}
                    alt=""
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                    className="mb-2 aspect-[3/2] w-full bg-linen object-cover lg:in-[li:not(:only-child)]:aspect-[2/1]"
                  />
                </picture>
              )}
              <span className="underline decoration-brass decoration-1 underline-offset-6">
                {count > 1 && `${count} × `}
                <NoWrap text={name} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The link to the quote form, and the buttons of a large event's areas. */
function NextSteps({ planner, planning }: Props) {
  const { result } = planner.words;
  const { scope, plans, listing, link } = planning;
  const others = scope === "area" && plans.length > 0 ? "quoteBoth" : "quote";
  return (
    <div className="mt-below-words flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden print:hidden">
      {listing.place === "full" ? (
        <CallButton planner={planner} />
      ) : (
        <>
          <ButtonLink href={link} look="sun">
            {result[listing.isOnList ? "quoteList" : others]}
          </ButtonLink>{" "}
          <AddButton planner={planner} planning={planning} />
        </>
      )}{" "}
      <ListLink planner={planner} plans={plans} />
    </div>
  );
}

/** Where a person has to plan it: the telephone, and where to read on. */
function CallInstead({ planner, planning, answers }: Props) {
  const way = answers.isCrew ? planner.crewGuide : planner.areas;
  return (
    <div className="mt-below-words flex flex-wrap content-start items-center gap-x-6 gap-y-3">
      <CallButton planner={planner} />{" "}
      {planning.scope === "whole" && <AddButton planner={planner} planning={planning} />}{" "}
      <TextLink key={way.path} href={way.path}>
        {way.label}
      </TextLink>{" "}
      <ListLink planner={planner} plans={planning.plans} />
    </div>
  );
}

const CallButton = ({ planner }: Pick<Props, "planner">) => (
  <ButtonLink href={planner.phoneLink} look="forest">
    {planner.words.result.call}
  </ButtonLink>
);

/** Adds an area; before one is chosen, chooses the first: the whole event is no part of a list. */
function AddButton({ planner, planning }: Pick<Props, "planner" | "planning">) {
  const { scope, isHydrated, listing, add, chooseArea } = planning;
  const { result } = planner.words;
  if (scope === "event" || listing.isOnList) return null;
  const isWhole = scope === "whole";
  return (
    <button
      type="button"
      disabled={!isHydrated}
      onClick={isWhole ? () => chooseArea(Object.keys(planner.areaNames)[0] ?? "") : add}
      className={`${buttonShape} ${outlineSurface}`}
    >
      {isWhole ? result.planAreas : result.add}
    </button>
  );
}

/** Opens the quote list, where it has plans. */
function ListLink({ planner, plans }: Pick<Props, "planner"> & { plans: PlannedEvent[] }) {
  const { language, words } = planner;
  return (
    <div aria-live="polite" className="contents">
      {plans.length > 0 && (
        <button
          type="button"
          onClick={() => setSheetOpen(true)}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-brass underline-offset-6"
        >
          {withNoun(plans.length, words.result.onList, language)}
        </button>
      )}
    </div>
  );
}

/** Returns the number of stations as a sentence, in words. */
function answerOf({ stations }: RecommendedTrailers, words: Words): string {
  const counted = countInWords(words.stations, stations, inWords(stations, words));
  return interpolate(words.answer, { stations: counted });
}

/** Returns why a person has to plan it, and what to do. */
function whyNone(answers: EventAnswers, words: Words): { answer: string; text: string } {
  if (answers.guests <= maxPeople(answers)) return words.beyondFleet;
  return answers.isCrew
    ? { answer: words.moreWorkers, text: words.severalCrews }
    : { answer: words.more, text: words.several };
}

/** Returns what the planned areas of a quote list add up to, as a sentence. */
function addUpAreas(plans: PlannedEvent[], planner: PlannerContent): string {
  const { areaNames, language } = planner;
  const words = planner.words.result;
  const { people, stations } = sumOfPlans(plans);
  return interpolate(words.added, {
    areas: listNames(plans.map(({ area = "" }) => areaNames[area] ?? words.unnamedArea)),
    guests: withNoun(people, words.guests, language),
    stations: withNoun(stations, words.stations, language),
  });
}

const inWords = (count: number, { numbers }: Words) => numbers[count - 1] ?? String(count);

/** Returns how many guests or workers there are, in words. */
export const countPeople = ({ guests, isCrew }: EventAnswers, words: Words, language: string) =>
  withNoun(guests, isCrew ? words.workers : words.guests, language);

/** Returns a number with its noun, as the language writes numbers. */
const withNoun = (count: number, words: Words["guests"], language: string) =>
  countInWords(words, count, count.toLocaleString(language));
