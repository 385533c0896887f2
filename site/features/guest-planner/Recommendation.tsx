import { useEffect, useState } from "react";
import { interpolate } from "../../../content-files/interpolate.ts";
import { mostPeople } from "../../../quote-request/stations.ts";
import { ButtonLink, buttonShape, outlineSurface } from "../../ui/ButtonLink.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { EventAnswers, PlannedEvent } from "../quote-list/planned-event.ts";
import {
  guestRangeOf,
  mostPlans,
  type QuotePrefill,
  quoteLink,
  writePlan,
} from "../quote-list/quote-links.ts";
import { addLinked, readQuoteList, saveQuoteList, setSheetOpen } from "../quote-list/quote-list.ts";
import { listNames, sumOfPlans } from "../quote-list/quote-summary.ts";
import type { Recommendation as Recommended } from "./guest-planner.ts";
import type { PlannerContent } from "./planner-content.ts";

type Words = PlannerContent["words"]["result"];

const underlined =
  "inline-flex min-h-11 items-center font-semibold underline decoration-brass underline-offset-6";

type Props = {
  planner: PlannerContent;
  answers: EventAnswers;
  /** Null where a person has to plan it. */
  found: Recommended | null;
  /**
   * Whether the answers are the example of the built page, which the link to the form leaves out.
   */
  isExample: boolean;
  /** Whether the visitor has changed an answer. */
  isPlanned: boolean;
  prefill?: QuotePrefill;
  /** The plans on the quote list. */
  plans: PlannedEvent[];
  /** Whether the event may have several areas, and the name of the one that is planned. */
  asksArea: boolean;
  area: string;
  /** Whether this was just put on the list: until another area is entered, the list is summed up. */
  hasAdded: boolean;
  /** Called to choose the area: the whole event is no part of a list with its areas. */
  onChooseArea: () => void;
  /** Called once the answers are on the quote list. */
  onAdd: () => void;
};

/**
 * The answer in words, and the link to the quote form with all answers. Where a person has to plan
 * it, the telephone.
 */
export function Recommendation(props: Props) {
  const {
    planner,
    answers,
    found,
    isExample,
    isPlanned,
    prefill,
    plans,
    asksArea,
    area,
    hasAdded,
    onChooseArea,
    onAdd,
  } = props;
  const { language, phoneLink } = planner;
  const { result } = planner.words;
  const trailers = found?.trailers ?? [];
  const plan: PlannedEvent = {
    ...answers,
    area: (asksArea && area) || undefined,
    trailers: trailers.map(({ id }) => id),
  };
  // What was just added under an area's name is not a second area without one.
  const [last, setLast] = useState<PlannedEvent>();
  const isAdded = last && writePlan({ ...last, area: undefined }) === writePlan(plan);
  const sought = writePlan(isAdded ? last : plan);
  const isOnList = plans.some((other) => writePlan(other) === sought);
  const isFull = !isOnList && plans.length >= mostPlans;
  const added = hasAdded && addUpAreas(plans, planner);
  const note = isOnList ? !isAdded && result.again : isFull && result.full;
  const event = answers.crew ? "construction" : prefill?.event;
  const known = isExample
    ? prefill
    : {
        ...prefill,
        event,
        ...(!isOnList && {
          guests: guestRangeOf(answers.guests),
          ...(found && { plans: [plan] }),
        }),
      };
  const link = quoteLink(known ?? {});
  // The header's link and the phone bar's lose nothing that the visitor has planned.
  useEffect(() => {
    if (!isPlanned) return;
    for (const other of document.querySelectorAll<HTMLAnchorElement>("[data-quote-link]"))
      other.href = link;
  }, [isPlanned, link]);
  const add = () => {
    saveQuoteList(addLinked(readQuoteList(), known ?? {}));
    setLast(plan);
    onAdd();
  };
  const isWhole = area === "" && plans.length === 0;
  const addButton = asksArea && !isOnList && (
    <button
      type="button"
      disabled={isExample}
      onClick={isWhole ? onChooseArea : add}
      className={`${buttonShape} ${outlineSurface}`}
    >
      {isWhole ? result.planAreas : result.add}
    </button>
  );
  const listed = (
    <div aria-live="polite" className="contents">
      {plans.length > 0 && (
        <button type="button" onClick={() => setSheetOpen(true)} className={underlined}>
          {pluralize(plans.length, result.onList, language)}
        </button>
      )}
    </div>
  );
  const way = answers.crew ? planner.crewGuide : planner.areas;
  const asked = {
    guests: countPeople(answers, result, language),
    hours: pluralize(answers.hours, result.hours, language),
    alcohol: answers.alcohol ? result.alcohol.yes : result.alcohol.no,
  };
  return (
    <>
      <div role="status">
        {!added && (
          <>
            <p className="text-sm text-moss">
              {interpolate(
                result[answers.winter ? "forCrewInWinter" : answers.crew ? "forCrew" : "for"],
                asked,
              )}
            </p>
            <p className="mt-2 font-display text-title-3 text-balance">
              {found ? answerOf(found, result) : whyNone(answers, result).answer}
            </p>
          </>
        )}
        {added ? (
          <p className="max-w-[32em] font-semibold">{added}</p>
        ) : found ? (
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
            {note && <p className="mt-2 font-semibold">{note}</p>}
          </>
        ) : (
          <p className="mt-3">{whyNone(answers, result).text}</p>
        )}
        {answers.winter && <p className="mt-2 text-sm">{result.winter}</p>}
      </div>
      {found ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden print:hidden">
          {isFull ? (
            <ButtonLink href={phoneLink} look="forest">
              {result.call}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={link} look="sun">
                {
                  result[
                    isOnList ? "quoteList" : asksArea && plans.length > 0 ? "quoteBoth" : "quote"
                  ]
                }
              </ButtonLink>{" "}
              {addButton}
            </>
          )}{" "}
          {listed}
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap content-start items-center gap-x-6 gap-y-3">
          <ButtonLink href={phoneLink} look="forest">
            {result.call}
          </ButtonLink>{" "}
          {isWhole && addButton}{" "}
          <TextLink key={way.path} href={way.path}>
            {way.label}
          </TextLink>{" "}
          {listed}
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

/** Returns why a person has to plan it, and what to do. */
function whyNone(answers: EventAnswers, words: Words): { answer: string; text: string } {
  if (answers.guests <= mostPeople(answers)) return words.beyondFleet;
  return answers.crew
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
    guests: pluralize(people, words.guests, language),
    stations: pluralize(stations, words.stations, language),
  });
}

const inWords = (count: number, { numbers }: Words) => numbers[count - 1] ?? String(count);

/** Returns how many guests or workers there are, in words. */
export const countPeople = ({ guests, crew }: EventAnswers, words: Words, language: string) =>
  pluralize(guests, crew ? words.workers : words.guests, language);

/** Returns a number with its noun, as the language writes numbers. */
const pluralize = (count: number, { one, more }: Words["guests"], language: string) =>
  count === 1 ? one : interpolate(more, { count: count.toLocaleString(language) });
