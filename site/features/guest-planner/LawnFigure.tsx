import { Fragment } from "react";
import { interpolate } from "../../../content-files/interpolate.ts";
import { paths } from "../../content/paths.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { listNames } from "../quote-list/quote-summary.ts";
import type { Recommendation } from "./guest-planner.ts";
import { LawnDrawing } from "./LawnDrawing.tsx";
import { layOutLawn, ring, sheet } from "./lawn.ts";
import type { PlannerWords } from "./planner-content.ts";
import { countOf } from "./words.ts";

type Props = {
  /** Null while a number is invalid: the lawn is drawn empty. */
  answers: EventAnswers | null;
  /** Null where a person has to plan it: the lawn is drawn empty. */
  found: Recommendation | null;
  /** Whether the drawing is the example, which is a file. */
  isExample: boolean;
  words: PlannerWords;
};

/** The drawing of the event to scale, with what it shows in words under it. */
export function LawnFigure({ answers, found, isExample, words }: Props) {
  const { drawing } = words;
  const alt = describeDrawing(answers, found, words);
  return (
    <figure className="bg-linen p-[clamp(0.75rem,2vw,1.5rem)] max-md:-mx-(--gutter) max-md:px-(--gutter) text-sm text-ink forced-color-adjust-none">
      <div className="relative">
        {isExample ? (
          <img
            src={paths.plannerExample}
            alt={alt}
            width={sheet.width}
            height={sheet.height}
            loading="lazy"
            className="block h-auto w-full"
          />
        ) : (
          <PlannedLawn answers={answers} found={found} label={alt} />
        )}
        {answers?.power !== false && (
          <span aria-hidden="true" className="absolute top-[1%] left-[55%] text-brass-deep">
            {drawing.reach}
          </span>
        )}{" "}
        <span aria-hidden="true" className="absolute bottom-[1%] left-[36%] leading-tight">
          {drawing.bar}
        </span>
      </div>
      <figcaption className="mt-4 min-h-26">
        {answers && found ? (
          <Key answers={answers} found={found} words={words} />
        ) : answers ? (
          drawing.more
        ) : (
          drawing.empty
        )}
      </figcaption>
    </figure>
  );
}

/** The drawing of the event; an empty lawn where there is no answer. */
export function PlannedLawn({
  answers,
  found,
  label,
}: Pick<Props, "answers" | "found"> & { label?: string }) {
  const isDrawn = answers && found;
  return (
    <LawnDrawing
      lawn={layOutLawn(isDrawn ? answers.guests : 0, found?.trailers ?? [])}
      hasPower={answers?.power ?? true}
      hasTap={answers?.water ?? true}
      label={label}
    />
  );
}

/** What each thing of the drawing is. */
function Key({
  answers,
  found: { trailers },
  words: { drawing, result },
}: {
  answers: EventAnswers;
  found: Recommendation;
  words: PlannerWords;
}) {
  const guests = countOf(answers.guests, result.guests);
  const gallons = trailers.reduce((sum, { water }) => sum + water, 0).toLocaleString("en-CA");
  const lines = [
    answers.guests > ring.guests
      ? fill(drawing.guests, { guests })
      : { term: drawing.guests.term, text: guests },
    ...[...new Set(trailers)].map(({ name, length }) => fill(drawing.trailer, { name, length })),
    answers.power ? drawing.power : drawing.generator,
    answers.water ? drawing.hose : fill(drawing.tank, { gallons }),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5">
      {lines.map(({ term, text }) => (
        <Fragment key={text}>
          <dt className="text-brass-deep">{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

const fill = (
  { term, text }: PlannerWords["drawing"]["guests"],
  values: Record<string, string | number>,
) => ({ term, text: interpolate(text, values) });

/** Returns the drawing in words; what the list under it says is not repeated. */
function describeDrawing(
  answers: EventAnswers | null,
  found: Recommendation | null,
  { drawing, result }: PlannerWords,
): string {
  const sentences = [drawing.alt];
  if (answers && found)
    sentences.push(
      interpolate(drawing.altGuests, { guests: countOf(answers.guests, result.guests) }),
      interpolate(drawing.altTrailers, {
        trailers: listNames(found.trailers.map(({ name }) => name)),
      }),
    );
  if (answers?.power !== false) sentences.push(drawing.altCircle);
  return sentences.join(" ");
}
