import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { FigureTable } from "../shared/FigureTable.tsx";

/** A tall picture of the inside beside the features, in groups, and the specifications. */
export function TrailerFigures({ photo, specifications, features }: TrailerPage["figures"]) {
  return (
    <section className="frame grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 pb-12 md:pb-16 md:split-5">
      <TallPhoto photo={photo} className="max-md:aspect-[5/4]" place="md:sticky md:top-36" />
      <div className="max-md:contents lg:pl-8">
        <div className="max-md:order-first">
          <h2 className="text-title-3">{features.heading}</h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8">
            {features.groups.map(({ heading, list }) => (
              <li
                key={heading}
                className="border-t hairline pt-4 max-sm:first:col-span-2 sm:first:row-span-2"
              >
                <h3 className="eyebrow font-body">{heading}</h3>
                <ul className="mt-3 grid gap-y-2">
                  {list.map((feature) => (
                    <li key={feature}>
                      <NoWrap text={feature} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
        <div className="md:mt-12">
          <h2 className="text-title-3">{specifications.heading}</h2>
          <FigureTable rows={specifications.rows} />
        </div>
      </div>
    </section>
  );
}
