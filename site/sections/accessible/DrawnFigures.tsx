import type { AccessibleTrailersPage } from "../../content/pages/accessible-trailers.ts";
import { FigureTable } from "../shared/FigureTable.tsx";

type Props = Pick<AccessibleTrailersPage["drawn"], "heading" | "text" | "rows">;

/** Steps, rails and doors as they are drawn. */
export function DrawnFigures({ heading, text, rows }: Props) {
  return (
    <section className="band bg-linen">
      <div className="frame grid gap-y-6 md:split-4">
        <div>
          <h2 className="text-title-3">{heading}</h2>
          <p className="mt-4 text-moss">{text}</p>
        </div>
        <div className="-mt-6">
          <FigureTable rows={rows} />
        </div>
      </div>
    </section>
  );
}
