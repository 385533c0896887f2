import type { ReactNode } from "react";
import type { CityPage } from "../../content/cities/city-page.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";

type Props = Pick<CityPage["hero"], "heading" | "text"> & {
  /** Buttons under the text. */
  actions?: ReactNode;
  /** The carousel. */
  children?: ReactNode;
};

/** The hero of a city page: text on forest green beside the carousel. */
export function CityHero({ heading, text, actions, children }: Props) {
  return (
    <section className="has-bleed on-dark bg-forest text-white">
      <div className="grid md:first-screen md:split-6 print:min-h-0">
        <div className="self-center px-(--gutter) pt-11 pb-5 max-md:order-1 md:py-16 md:pr-8 md:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <h1 className="max-w-[16ch] text-title-2 lg:text-[3.75rem] lg:tracking-[-0.024em]">
            {heading}
          </h1>
          <p className="mt-3 mb-3 max-w-[30em] text-[#f0ebdd] md:mt-5 md:mb-8 md:text-lg">
            <NoWrap text={text} />
          </p>
          {/* On phones the first is a text link, so that both stand in one row above the bar with the call. */}
          <div className="flex flex-wrap items-center gap-3.5 max-md:*:first:border-0 max-md:*:first:px-0 max-md:*:first:underline max-md:*:first:decoration-brass max-md:*:first:underline-offset-6">
            {actions}
          </div>
        </div>
        <div className="relative aspect-[15/7] w-full max-sm:max-h-[max(7.5rem,100svh-41rem)] md:aspect-auto">
          {children}
        </div>
      </div>
    </section>
  );
}
