import type { TrailerListPage } from "../../content/trailers/trailer-list.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Elevation } from "./Elevation.tsx";

export type TrailerRow = TrailerListPage["rows"][number] & { quotePath: string };

type Props = { rows: TrailerRow[]; words: { details: string; quote: string } };

/**
 * All trailers in wide rows, photograph and words on alternating sides, the drawings to one scale.
 */
export function TrailerRows({ rows, words }: Props) {
  return (
    <section className="has-bleed pt-6 pb-16">
      <ul className="frame grid gap-y-12 md:gap-y-16">
        {rows.map((row, index) => (
          <li
            key={row.id}
            id={row.id}
            className={`grid items-center gap-y-5 ${index % 2 ? "lg:split-5" : "lg:split-7"}`}
          >
            <div
              data-travels={row.path}
              className={`max-md:-mx-(--gutter) ${index % 2 ? "bleed-right lg:order-2" : "bleed-left"}`}
            >
              <Photo
                photo={row.photo}
                sizes="(width < 66rem) 100vw, (width < 90rem) 42rem, 54vw"
                crop="card"
                className="aspect-[8/5] max-h-[36rem] w-full md:aspect-[3/2]"
              />
            </div>
            <TrailerWords {...row} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrailerWords({ words, ...row }: TrailerRow & Pick<Props, "words">) {
  const { length, height } = row.specifications;
  return (
    <div className="items-end gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2">
      <div>
        <p className="flex flex-wrap gap-2">
          {row.badge && <Badge look="forest">{row.badge}</Badge>}{" "}
          <Badge look="outline">{row.stations}</Badge>
        </p>
        <h2 className="mt-3 text-title-3 md:mt-4 md:text-title-2">
          <NoWrap text={row.name} />
        </h2>
        <p className="mt-2 max-w-[30em] text-moss md:mt-3 md:text-lg">{row.shortDescription}</p>
      </div>
      <div>
        <div className="mt-6 max-w-[29rem]">
          <Elevation drawing={row.drawing} length={length} height={height} />
        </div>
        <div className="mt-below-words flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink href={row.path} look="outline">
            {words.details}
            <span className="sr-only">: {row.name}</span>
          </ButtonLink>{" "}
          <TextLink href={row.quotePath} about={row.name}>
            {words.quote}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
