import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { FigureTable } from "../shared/FigureTable.tsx";

/** A tall picture of the inside beside the features, set as one text, and the specifications. */
export function TrailerFigures({
  photo,
  specifications,
  features,
  hasAddOns,
}: TrailerPage["figures"]) {
  return (
    <section className="frame grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 pb-16 md:split-5">
      <TallPhoto
        photo={photo}
        place={`${hasAddOns ? "max-md:order-1" : "max-md:order-3"} md:sticky md:top-36`}
      />
      <div className="max-md:contents lg:pl-8">
        <div>
          <h2 className="text-title-3">{features.heading}</h2>
          <ul className="mt-5 font-display text-xl leading-normal lg:text-2xl">
            {features.list.map((feature) => (
              <li
                key={feature}
                className="inline after:text-brass after:content-['_·_'] last:after:content-none"
              >
                <NoWrap text={feature} />{" "}
              </li>
            ))}
          </ul>
        </div>
        <div className="max-md:order-2 md:mt-12">
          <h2 className="text-title-3">{specifications.heading}</h2>
          <FigureTable rows={specifications.rows} />
        </div>
      </div>
    </section>
  );
}
