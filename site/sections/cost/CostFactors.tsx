import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

type Props = CostAndBookingPage["factors"];

/** What moves a quote: numbered, in two columns beside the heading. */
export function CostFactors({ id, heading, list, planner, photo }: Props) {
  return (
    <section id={id} className="band frame grid gap-y-8 lg:split-4">
      <div>
        <h2 className="max-w-[7.65em] text-title-2">{heading}</h2>
        <p className="mt-5">
          <TextLink href={planner.path}>{planner.label}</TextLink>
        </p>
        <TallPhoto photo={photo} className="max-md:aspect-[5/4] md:max-lg:aspect-[3/2]" />
      </div>
      <ol className="gap-x-8 sm:columns-2">
        {list.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid break-inside-avoid grid-cols-[2.75rem_1fr] border-t hairline py-6"
          >
            <span
              aria-hidden="true"
              className="font-display text-2xl leading-none text-brass-deep tabular-nums"
            >
              {index + 1}
            </span>
            <div className="max-w-[28em]">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-base text-moss">
                <NoWrap text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
