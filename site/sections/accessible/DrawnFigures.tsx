import type { AccessibleTrailersPage } from "../../content/pages/accessible-trailers.ts";
import { Photo } from "../../ui/Photo.tsx";
import { FigureTable } from "../shared/FigureTable.tsx";

type Props = AccessibleTrailersPage["drawn"];

/** Steps, rails and doors as they are drawn, beside a floor plan. */
export function DrawnFigures({ heading, text, rows, photo, caption }: Props) {
  return (
    <section className="band bg-linen">
      <div className="frame grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <figure className="forced-color-adjust-none bg-linen max-lg:order-last max-md:-mx-(--gutter)">
          <Photo
            photo={photo}
            sizes="(width < 66rem) 100vw, 44rem"
            className="h-auto w-full mix-blend-multiply brightness-120"
          />
          <figcaption className="text-sm text-moss max-md:px-(--gutter)">{caption}</figcaption>
        </figure>
        <div>
          <h2 className="max-w-[9em] text-title-3">{heading}</h2>
          <FigureTable rows={rows} />
          <p className="mt-4 max-w-[31em] text-sm text-moss">{text}</p>
        </div>
      </div>
    </section>
  );
}
