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
      <div className="grid split:first-screen split:split-6 print:min-h-0">
        <div className="flex flex-col self-center px-(--gutter) pt-6 pb-5 max-split:order-1 md:py-12 split:py-16 split:pr-8 split:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <h1 className="text-title-2 split:max-w-[16ch] lg:text-[3.75rem] lg:tracking-[-0.024em]">
            <NoWrap text={heading} />
          </h1>
          <p className="max-w-[30em] text-[#f0ebdd] max-md:order-1 max-md:mt-5 md:mt-5 md:mb-8 md:max-split:max-w-[36em] md:text-lg">
            <NoWrap text={text} />
          </p>
          {/* On phones above the text, the second as a text link: one row above the bar. */}
          <div className="max-md:mt-5 flex flex-wrap items-center gap-3.5 max-md:*:last:border-0 max-md:*:last:px-0 max-md:*:last:underline max-md:*:last:decoration-brass max-md:*:last:underline-offset-6">
            {actions}
          </div>
        </div>
        <div className="relative aspect-[4/3] w-full max-sm:max-h-[max(9rem,100svh-34rem)] md:max-split:aspect-[16/9] split:aspect-auto">
          {children}
        </div>
      </div>
    </section>
  );
}
