import type { ReactNode } from "react";
import { paths } from "../../content/paths.ts";
import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { AddToQuote } from "../../features/quote-list/AddToQuote.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { GuestFigure } from "./GuestFigure.tsx";

type Props = TrailerPage["hero"] & {
  /** Address of the quote form, with this trailer on the quote list. */
  quotePath: string;
  /** The button that prints the page. */
  print?: ReactNode;
  /** The gallery. */
  children?: ReactNode;
};

/** The first section of a trailer page: gallery, name, description and key figures. */
export function TrailerHero({ quotePath, print, children, ...trailer }: Props) {
  const { mostPopular, keySpecifications, guests } = trailer;
  return (
    <section className="has-bleed pb-16">
      <div className="frame grid items-start gap-y-5 md:gap-y-8 lg:split-7">
        <div data-travels={paths.trailers} className="bleed-left min-w-0 lg:sticky lg:top-36">
          {children}
        </div>
        <div>
          <p className="flex flex-wrap gap-2">
            {mostPopular && <Badge look="forest">{mostPopular}</Badge>}{" "}
            <Badge look="outline">{trailer.stations}</Badge>
          </p>
          <h1 className="mt-4 text-title-2">
            <NoWrap text={trailer.heading} />
          </h1>
          <div className="mt-4">
            <GuestFigure {...guests} />
          </div>
          {trailer.description.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[36em] text-moss first-of-type:text-ink">
              <NoWrap text={paragraph} />
            </p>
          ))}
          <div className="mt-below-words flex flex-wrap gap-3.5 lg:mt-5 *:grow *:basis-32 *:first:basis-full print:hidden">
            <ButtonLink href={quotePath} look="sun">
              {trailer.quote}
            </ButtonLink>{" "}
            <ButtonLink href={trailer.askPath} look="outline">
              {trailer.ask}
            </ButtonLink>
            <AddToQuote {...trailer.addToQuote} />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
            <h2 className="text-xl">{keySpecifications.heading}</h2>
            {print}
          </div>
          <dl className="mt-3 grid grid-cols-2 gap-x-5 sm:gap-x-8 md:max-lg:grid-cols-4">
            {keySpecifications.rows.map(({ label, value }) => (
              <div key={label} className="border-t hairline py-3">
                <dt className="text-sm text-moss">{label}</dt>
                <dd className="font-display text-xl">
                  <NoWrap text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
