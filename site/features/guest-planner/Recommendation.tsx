import { interpolate } from "../../../content-files/interpolate.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { guestRangeOf, type QuotePrefill, quoteLink } from "../quote-list/quote-links.ts";
import { listNames } from "../quote-list/quote-summary.ts";
import { advise, guestsServedBy, type PlannedTrailer, recommend } from "./guest-planner.ts";
import type { PlannerWords } from "./words.ts";

type Props = {
  answers: EventAnswers;
  /**
   * Whether the answers are the example of the built page, which the link to the form leaves out.
   */
  isExample: boolean;
  words: PlannerWords;
  catalogue: PlannedTrailer[];
  prefill?: QuotePrefill;
};

/** The recommended trailers, the advice, and the link to the quote form with all answers. */
export function Recommendation({ answers, isExample, words, catalogue, prefill }: Props) {
  const { result, advice } = words;
  const found = recommend(answers, catalogue);
  const namesOf = (set: PlannedTrailer[]) => listNames(set.map(({ name }) => name));
  const isOne = found !== null && namesOf(found.least) === namesOf(found.most);
  const options = found
    ? isOne
      ? [{ label: result.same, set: found.least }]
      : [
          { label: result.least, set: found.least },
          { label: result.most, set: found.most },
        ]
    : [];
  const ids = (set: PlannedTrailer[] = []) => set.map(({ id }) => id);
  const plan = { ...answers, from: ids(found?.least), to: ids(found?.most) };
  const known = isExample ? prefill : { ...prefill, guests: guestRangeOf(answers.guests), plan };
  return (
    <div>
      <div role="status">
        <p className="text-sm text-moss">{interpolate(result.for, answers as never)}</p>
        <dl className="mt-2">
          {options.map(({ label, set }) => (
            <div key={label} className="border-b hairline py-4 first:pt-1">
              <dt className="text-xs font-semibold tracking-[0.09em] text-brass-deep uppercase">
                {label}
              </dt>
              <dd className="mt-1 font-display text-2xl leading-tight">{namesOf(set)}</dd>
              <dd className="mt-1 text-sm text-moss">{served(set, answers, result)}</dd>
            </div>
          ))}
        </dl>
        <p className={found ? "mt-3 text-sm" : "text-lg"}>{found ? result.confirm : result.more}</p>
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

function served(set: PlannedTrailer[], answers: EventAnswers, words: PlannerWords["result"]) {
  const range = guestsServedBy(set, answers);
  return interpolate(range.careful === range.confident ? words.servesOne : words.serves, range);
}
