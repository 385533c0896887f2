import { Fragment } from "react";
import { interpolate } from "../../../content-files/interpolate.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";
import { listNames } from "../quote-list/quote-summary.ts";
import type { RecommendedTrailers } from "./guest-planner.ts";
import { LawnDrawing } from "./LawnDrawing.tsx";
import { type GroundKind, layOutLawn, ring } from "./lawn.ts";
import type { PlannerContent } from "./planner-content.ts";
import { countPeople } from "./Recommendation.tsx";

type Props = {
  planner: PlannerContent;
  /** Both are null while a number is invalid: the lawn is drawn empty. */
  answers: EventAnswers | null;
  recommended: RecommendedTrailers | null;
  /** Whether it is the largest plan, in place of a larger one. */
  isLargest: boolean;
  kind: GroundKind;
};

type Word = keyof PlannerContent["words"]["drawing"]["names"];

/** What the names on each ground are, and where each stands. */
const names: Record<GroundKind, [word: Word, place: string][]> = {
  event: [
    ["house", "top-[83.5%] left-[1%]"],
    ["hedge", "bottom-[43%] left-[44%]"],
  ],
  crew: [
    ["office", "bottom-[46.4%] left-[5%]"],
    ["slab", "top-[4%] left-[62%]"],
  ],
  festival: [
    ["stage", "top-[10%] left-[74%]"],
    ["outlet", "bottom-[37.5%] left-[6%]"],
  ],
};

/** How each thing of the drawing looks beside its name under it. */
const swatches = {
  guests: "mx-2 size-2 rounded-full bg-ink",
  trailer: "h-2.5 w-6 rounded-xs bg-forest",
  power: "w-6 border-t-2 border-brass-deep",
  generator: "mx-1.25 h-2.5 w-3.5 border border-forest bg-brass",
  hose: "w-6 border-t-2 border-dotted border-moss",
  tank: "h-2.5 w-6 rounded-xs border-x-6 border-forest bg-brass",
};

/** The drawing of the event to scale, with what it shows in words under it. */
export function LawnWithKey({ planner, answers, recommended, isLargest, kind }: Props) {
  const { drawing } = planner.words;
  const hasPower = answers?.hasPower ?? true;
  return (
    <figure className="bg-linen p-[clamp(0.75rem,2vw,1.5rem)] max-md:-mx-(--gutter) max-md:px-(--gutter) text-sm text-ink md:max-lg:grid md:max-lg:grid-cols-[13fr_7fr] md:max-lg:gap-x-8 forced-color-adjust-none">
      <div className={`relative ${isLargest ? "opacity-40" : ""}`}>
        <LawnDrawing
          lawn={layOutLawn(
            recommended && answers ? answers.guests : 0,
            recommended?.trailers ?? [],
            kind,
          )}
          kind={kind}
          hasPower={hasPower}
          hasTap={answers?.hasWater ?? true}
          label={describeDrawing({ planner, answers, recommended, kind })}
        />
        {hasPower && (
          <span aria-hidden="true" className="absolute top-[55%] left-[75%] text-brass-deep">
            {drawing.reach}
          </span>
        )}{" "}
        {names[kind].map(([word, place]) => (
          <span key={word} aria-hidden="true" className={`absolute leading-tight ${place}`}>
            {drawing.names[word]}{" "}
          </span>
        ))}
        <span aria-hidden="true" className="absolute bottom-[1%] left-[36%] leading-tight">
          {drawing.bar}
        </span>
      </div>
      <figcaption className="mt-4 min-h-26 md:max-lg:mt-0">
        {isLargest && <p className="mb-2 font-semibold">{drawing.largest}</p>}
        {answers && recommended && (
          <Key planner={planner} answers={answers} recommended={recommended} kind={kind} />
        )}
      </figcaption>
    </figure>
  );
}

type KeyProps = Pick<Props, "planner" | "kind"> & {
  answers: EventAnswers;
  recommended: RecommendedTrailers;
};

/** What each thing of the drawing is. */
function Key({ planner: { language, words }, answers, recommended: { trailers }, kind }: KeyProps) {
  const { drawing } = words;
  const guests = countPeople(answers, words.result, language);
  const gallons = trailers
    .reduce((sum, { waterCapacity }) => sum + waterCapacity, 0)
    .toLocaleString(language);
  const lines: [look: keyof typeof swatches, words: { term: string; text: string }][] = [
    [
      "guests",
      kind === "event" && answers.guests > ring.guests
        ? fill(drawing.guests, { guests })
        : { term: drawing.guests.term, text: guests },
    ],
    ...[...new Set(trailers)].map(({ name, length }): (typeof lines)[number] => [
      "trailer",
      fill(drawing.trailer, { name, length }),
    ]),
    answers.hasPower ? ["power", drawing.power] : ["generator", drawing.generator],
    answers.hasWater ? ["hose", drawing.hose] : ["tank", fill(drawing.tank, { gallons })],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 lg:gap-y-1.5 md:max-lg:block">
      {lines.map(([look, { term, text }]) => (
        <Fragment key={text}>
          <dt className="flex h-[1lh] items-center gap-2.5 text-brass-deep">
            <span className={`flex-none ${swatches[look]}`} />
            {term}
          </dt>
          <dd className="md:max-lg:mb-3">{text}</dd>
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
  recommended,
  kind,
}: Pick<Props, "planner" | "answers" | "recommended" | "kind">): string {
  const { drawing, result } = words;
  const sentences = [drawing.alt[kind]];
  if (answers && recommended)
    sentences.push(
      interpolate(drawing.altGuests, { guests: countPeople(answers, result, language) }),
      interpolate(drawing.altTrailers, {
        trailers: listNames(recommended.trailers.map(({ name }) => name)),
      }),
    );
  if (answers?.hasPower !== false) sentences.push(drawing.altCircle);
  return sentences.join(" ");
}
