import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { FloorPlan } from "./FloorPlan.tsx";
import { GuestFigure } from "./GuestFigure.tsx";

type Props = TrailerPage["planAndSite"];

/** The floor plan beside what the trailer serves and what it needs. */
export function PlanAndSite({ eyebrow, capacity, power, ...floorPlan }: Props) {
  const { plan } = floorPlan;
  return (
    <section className="band bg-linen">
      <div className="frame grid gap-y-8 lg:split-7">
        <div className="flex flex-col">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 mb-3 text-title-3">{plan.heading}</h2>
          <p className="mb-4 max-w-[36em] text-moss">{plan.text}</p>
          <FloorPlan {...floorPlan} />
        </div>
        <div className="grid content-start gap-x-8 gap-y-9 md:gap-y-12 md:max-lg:grid-cols-2">
          <div>
            <h2 className="text-2xl">{capacity.heading}</h2>
            <div className="mt-5">
              <GuestFigure {...capacity.guests} shorter={capacity.shorter} />
            </div>
            <p className="mt-4">
              {capacity.reading}{" "}
              <a href={capacity.planner.path} className="underline underline-offset-4">
                {capacity.planner.label}
              </a>
            </p>
            <p className="mt-3">{capacity.pumpOut}</p>
            <p className="mt-3 text-sm text-moss">{capacity.listed}</p>
          </div>
          <div>
            <h2 className="text-2xl">{power.heading}</h2>
            <dl className="mt-4 border-b hairline">
              {power.list.map(({ label, text }) => (
                <div
                  key={label}
                  className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t hairline py-2.5"
                >
                  <dt className="text-sm leading-7 text-moss">{label}</dt>
                  <dd>
                    <NoWrap text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
