import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { FigureTable } from "../shared/FigureTable.tsx";
import { LineList } from "../shared/LineList.tsx";

/** The specifications and the features of a trailer. */
export function TrailerFigures({ specifications, features }: TrailerPage["figures"]) {
  return (
    <section className="band frame grid gap-16 md:grid-cols-2">
      <div>
        <h2 className="text-title-3">{specifications.heading}</h2>
        <FigureTable rows={specifications.rows} />
      </div>
      <div>
        <h2 className="text-title-3">{features.heading}</h2>
        <LineList lines={features.list} className="mt-6 *:py-3" />
      </div>
    </section>
  );
}
