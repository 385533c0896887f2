import type { Trailer } from "../../content/trailers/trailers.ts";
import { AddToQuote } from "../../features/quote-list/AddToQuote.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Elevation } from "./Elevation.tsx";

export type TrailerRow = {
  id: string;
  path: string;
  quotePath: string;
  photo: PhotoSource;
  stations: string;
  badge?: string;
} & Pick<Trailer["data"], "name" | "shortDescription" | "specifications" | "capacity" | "stalls">;

type Props = {
  rows: TrailerRow[];
  scale: string;
  words: {
    figures: { size: string; guests: string; water: string };
    details: string;
    quote: string;
    quoteList: { add: string; added: string };
  };
};

/**
 * All trailers in wide rows, photograph and facts on alternating sides, the drawings to one scale.
 */
export function TrailerRows({ rows, scale, words }: Props) {
  return (
    <section className="frame pb-6">
      <ul>
        {rows.map((row, index) => (
          <li
            key={row.path}
            id={row.id}
            className={`grid items-center gap-x-16 gap-y-8 border-t hairline py-14 md:py-20 ${index % 2 ? "lg:grid-cols-[5fr_7fr]" : "lg:grid-cols-[7fr_5fr]"}`}
          >
            <div className={`max-md:-mx-(--gutter) ${index % 2 ? "lg:order-2" : ""}`}>
              <Photo
                photo={row.photo}
                sizes="(width < 66rem) 100vw, 42rem"
                isFirst={index === 0}
                className="aspect-[3/2] w-full"
              />
            </div>
            <TrailerFacts {...row} words={words} />
          </li>
        ))}
      </ul>
      <p className="border-t hairline pt-4 text-sm text-moss">{scale}</p>
    </section>
  );
}

function TrailerFacts({ words, ...row }: TrailerRow & Pick<Props, "words">) {
  const { length, width, height, waterCapacity } = row.specifications;
  const { eightHours, fiveHours } = row.capacity;
  const figures = [
    { label: words.figures.size, value: `${length} × ${width} ft` },
    { label: words.figures.guests, value: `${eightHours} / ${fiveHours}` },
    { label: words.figures.water, value: `${waterCapacity} gal` },
  ];
  return (
    <div className="items-end gap-x-14 md:max-lg:grid md:max-lg:grid-cols-2">
      <div>
        <p className="flex flex-wrap gap-2">
          {row.badge && <Badge look="forest">{row.badge}</Badge>}{" "}
          <Badge look="outline">{row.stations}</Badge>
        </p>
        <h2 className="mt-4 text-title-2">
          <NoWrap text={row.name} />
        </h2>
        <p className="mt-3 max-w-[46ch] text-lg text-moss">{row.shortDescription}</p>
        <div className="mt-6 max-w-[29rem]">
          <Elevation length={length} height={height} stalls={row.stalls} />
        </div>
      </div>
      <div>
        <dl className="mt-5 mb-7 grid grid-cols-3 gap-x-5 border-t hairline pt-4">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col justify-between">
              <dt className="text-sm leading-snug text-moss">{label}</dt>
              <dd className="mt-1 font-display text-xl leading-tight tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink href={row.path} look="outline">
            {words.details}
            <span className="sr-only">: {row.name}</span>
          </ButtonLink>
          <TextLink href={row.quotePath} about={row.name}>
            {words.quote}
          </TextLink>
          <AddToQuote item={row.id} name={row.name} words={words.quoteList} />
        </div>
      </div>
    </div>
  );
}
