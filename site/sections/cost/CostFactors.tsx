import type { CostAndBookingPage } from "../../content/pages/cost-and-booking.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

type Props = CostAndBookingPage["factors"];

/** What moves a quote: numbered, in rows beside the heading and a picture. */
export function CostFactors({ id, heading, list, planner, photo }: Props) {
  return (
    <section id={id} className="band frame grid gap-y-8 lg:split-4">
      <div className="flex flex-col">
        <h2 className="max-w-[7.65em] text-title-2">{heading}</h2>
        <p className="mt-5">
          <TextLink href={planner.path}>{planner.label}</TextLink>
        </p>
        <TallPhoto photo={photo} fills="lg" />
      </div>
      <ol>
        {list.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_1fr] gap-y-1.5 border-t hairline py-6 md:grid-cols-[2.75rem_11rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="row-span-2 font-display text-2xl leading-none text-brass-deep tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="max-w-[36em] text-base text-moss md:ml-8">
              <NoWrap text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
