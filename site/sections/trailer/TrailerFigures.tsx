import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { FigureTable } from "../shared/FigureTable.tsx";
import { LineList } from "../shared/LineList.tsx";

/** The features of a trailer and its specifications. */
export function TrailerFigures({ specifications, features }: TrailerPage["figures"]) {
  return (
    <section className="frame grid gap-x-8 gap-y-16 pb-16 md:grid-cols-2">
      <div>
        <h2 className="text-title-3">{features.heading}</h2>
        <LineList lines={features.list} className="mt-6 *:py-3" />
      </div>
      <div>
        <h2 className="text-title-3">{specifications.heading}</h2>
        <FigureTable rows={specifications.rows} />
      </div>
    </section>
  );
}
