import type { TrailerListPage } from "../../content/trailers/trailer-list.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Elevation } from "./Elevation.tsx";
import { GuestFigure } from "./GuestFigure.tsx";

export type TrailerRow = TrailerListPage["rows"][number] & { quotePath: string };

type Props = { rows: TrailerRow[]; words: { details: string; quote: string } };

/** All trailers, each outside and inside as wide as the window over its words. */
export function TrailerRows({ rows, words }: Props) {
  return (
    <ul className="grid gap-y-12 pb-16 md:gap-y-24 md:pt-6">
      {rows.map((row, index) => (
        <li key={row.id} id={row.id}>
          <div
            className={`grid gap-1 md:grid-cols-2 ${index % 2 ? "grid-cols-[3fr_5fr]" : "grid-cols-[5fr_3fr]"}`}
          >
            <div data-travels={row.path} className={index % 2 ? "order-1" : ""}>
              <Photo
                photo={row.photo}
                sizes="(width < 48rem) 67vw, 50vw"
                crop="card"
                // On a phone it stands in the first screen.
                isFirst={index === 0}
                className="h-52 w-full md:h-[33vw]"
              />
            </div>
            <Photo
              photo={row.room}
              // Its height counts.
              sizes="(width < 48rem) 20rem, 50vw"
              crop="tall"
              cropFromMd="card"
              className="h-52 w-full md:h-[33vw]"
            />
          </div>
          <TrailerWords {...row} words={words} />
        </li>
      ))}
    </ul>
  );
}

function TrailerWords({ words, ...row }: TrailerRow & Pick<Props, "words">) {
  const { length, height } = row.specifications;
  return (
    <div className="frame mt-5 items-end gap-x-8 md:mt-6 md:grid md:grid-cols-2 lg:split-7">
      <div>
        <p className="flex flex-wrap gap-2">
          {row.badge && <Badge look="forest">{row.badge}</Badge>}{" "}
          <Badge look="outline">{row.stations}</Badge>
        </p>
        <h2 className="mt-3 text-title-3 md:mt-4 md:text-title-2">
          <NoWrap text={row.name} />
        </h2>
        <p className="mt-2 max-w-[30em] text-moss md:mt-3 md:text-lg">{row.shortDescription}</p>
        <div className="mt-5">
          <GuestFigure {...row.guests} />
        </div>
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
