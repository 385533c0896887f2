import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

type Props = CostAndBookingPage["timeline"];

/** The way from request to pickup: a vertical line with a mark for each step, in two columns. */
export function BookingSteps({ id, heading, steps, photo }: Props) {
  return (
    <section id={id} className="band bg-linen">
      <div className="frame grid gap-y-10 lg:split-4">
        <div className="flex flex-col">
          <h2 className="max-w-[7em] text-title-2">{heading}</h2>
          <TallPhoto photo={photo} fills="lg" />
        </div>
        <ol className="gap-x-8 lg:columns-2">
          {steps.map(({ when, title, text }) => (
            <li
              key={title}
              className="grid break-inside-avoid gap-x-10 border-l border-brass/60 pb-8 pl-7 last:border-transparent last:pb-0 sm:pl-9 sm:max-lg:grid-cols-[11rem_1fr]"
            >
              <p className="relative text-sm leading-6 text-brass-deep">
                <span
                  aria-hidden="true"
                  className="absolute top-2 -left-[calc(1.75rem+4.5px)] size-2 rounded-full bg-brass sm:-left-[calc(2.25rem+4.5px)]"
                />
                {when}
              </p>
              <div>
                <h3 className="text-xl leading-6">{title}</h3>
                <p className="mt-1.5 max-w-[33em] text-base text-moss">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
