import type { ReactNode } from "react";
import type { CityPage } from "../../content/cities/city-page.ts";

type Props = Pick<CityPage["hero"], "service" | "heading" | "text"> & {
  /** Buttons under the text. */
  actions?: ReactNode;
  /** The carousel. */
  children?: ReactNode;
};

/** The hero of a city page: text on forest green beside the carousel. */
export function CityHero({ service, heading, text, actions, children }: Props) {
  return (
    <section className="has-bleed on-dark bg-forest text-white">
      <div className="grid md:grid-cols-2">
        <div className="self-center px-(--gutter) py-5 max-md:order-1 md:py-16 md:pr-8 md:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <h1>
            <span className="eyebrow block font-body text-brass-pale max-sm:tracking-[0.06em]">
              {service}
              <span className="sr-only">: </span>
            </span>
            <span className="mt-1 block text-title-1 max-[24rem]:text-title-2 md:mt-3.5 md:max-lg:text-title-2 md:max-w-[10.2em]">
              {heading}
            </span>
          </h1>
          <p className="mt-3 mb-4 max-w-[30em] text-[#f0ebdd] md:mt-5 md:mb-8 md:text-lg">{text}</p>
          <div className="flex flex-wrap gap-3.5">{actions}</div>
        </div>
        <div className="relative aspect-[15/8] md:aspect-auto md:min-h-[36rem]">{children}</div>
      </div>
    </section>
  );
}
