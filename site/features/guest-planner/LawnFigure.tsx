import { Fragment } from "react";
import { interpolate } from "../../../content-files/interpolate.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { listNames } from "../quote-list/quote-summary.ts";
import type { Recommendation } from "./guest-planner.ts";
import { LawnDrawing } from "./LawnDrawing.tsx";
import { type GroundKind, layOutLawn, ring } from "./lawn.ts";
import type { PlannerContent } from "./planner-content.ts";
import { countPeople } from "./Recommendation.tsx";

type Props = {
  planner: PlannerContent;
  /** Both are null while a number is invalid: the lawn is drawn empty. */
  answers: EventAnswers | null;
  found: Recommendation | null;
  /** Whether it is the largest plan, in place of a larger one. */
  isLargest: boolean;
  kind: GroundKind;
};

/** The drawing of the event to scale, with what it shows in words under it. */
export function LawnFigure({ planner, answers, found, isLargest, kind }: Props) {
  const { drawing } = planner.words;
  const hasPower = answers?.hasPower ?? true;
  return (
    <figure className="bg-linen p-[clamp(0.75rem,2vw,1.5rem)] max-md:-mx-(--gutter) max-md:px-(--gutter) md:grid md:grid-cols-[13fr_7fr] md:gap-x-8 text-sm text-ink forced-color-adjust-none">
      <div className={`relative ${isLargest ? "opacity-40" : ""}`}>
        <LawnDrawing
          lawn={layOutLawn(found && answers ? answers.guests : 0, found?.trailers ?? [], kind)}
          kind={kind}
          hasPower={hasPower}
          hasTap={answers?.hasWater ?? true}
          label={describeDrawing({ planner, answers, found, kind })}
        />
        {hasPower && (
          <span aria-hidden="true" className="absolute top-[1%] left-[55%] text-brass-deep">
            {drawing.reach}
          </span>
        )}{" "}
        <span aria-hidden="true" className="absolute bottom-[1%] left-[36%] leading-tight">
          {drawing.bar}
        </span>
      </div>
      <figcaption className="mt-4 min-h-26 md:mt-0">
        {isLargest && <p className="mb-2 font-semibold">{drawing.largest}</p>}
        {answers && found && <Key planner={planner} answers={answers} found={found} kind={kind} />}
      </figcaption>
    </figure>
  );
}

type KeyProps = Pick<Props, "planner" | "kind"> & { answers: EventAnswers; found: Recommendation };

/** What each thing of the drawing is. */
function Key({ planner: { language, words }, answers, found: { trailers }, kind }: KeyProps) {
  const { drawing } = words;
  const guests = countPeople(answers, words.result, language);
  const gallons = trailers
    .reduce((sum, { waterCapacity }) => sum + waterCapacity, 0)
    .toLocaleString(language);
  const lines = [
    kind === "event" && answers.guests > ring.guests
      ? fill(drawing.guests, { guests })
      : { term: drawing.guests.term, text: guests },
    ...[...new Set(trailers)].map(({ name, length }) => fill(drawing.trailer, { name, length })),
    answers.hasPower ? drawing.power : drawing.generator,
    answers.hasWater ? drawing.hose : fill(drawing.tank, { gallons }),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 md:block">
      {lines.map(({ term, text }) => (
        <Fragment key={text}>
          <dt className="text-brass-deep">{term}</dt>
          <dd className="md:mb-3">{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

const fill = (
  { term, text }: { term: string; text: string },
  values: Record<string, string | number>,
) => ({ term, text: interpolate(text, values) });

/** Returns the drawing in words; what the list under it says is not repeated. */
function describeDrawing({
  planner: { language, words },
  answers,
  found,
  kind,
}: Pick<Props, "planner" | "answers" | "found" | "kind">): string {
  const { drawing, result } = words;
  const sentences = [drawing.alt[kind]];
  if (answers && found)
    sentences.push(
      interpolate(drawing.altGuests, { guests: countPeople(answers, result, language) }),
      interpolate(drawing.altTrailers, {
        trailers: listNames(found.trailers.map(({ name }) => name)),
      }),
    );
  if (answers?.hasPower !== false) sentences.push(drawing.altCircle);
  return sentences.join(" ");
}
