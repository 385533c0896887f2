import type { ReactNode } from "react";
import type { HomePage } from "../../content/pages/home.ts";
import { paths } from "../../content/paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

type Props = HomePage["hero"] & {
  /** The carousel. */
  children?: ReactNode;
};

/** The hero of the home page: text and two buttons beside the carousel, or under it. */
export function HomeHero({ heading, phrase, text, button, trailers, children }: Props) {
  return (
    <section className="has-bleed on-dark bg-forest text-white">
      <div className="grid print:block split:first-screen split:grid-cols-[5fr_7fr] lg:split-6 print:min-h-0">
        <div className="self-center px-(--gutter) pt-6 pb-8 max-split:order-1 md:py-12 split:pr-8 lg:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <h1>
            <span className="block text-title-1 split:max-w-[7.5em] split:max-lg:text-title-2 print:max-w-none">
              {heading}
            </span>{" "}
            <span className="mt-3 block font-body text-lg leading-snug tracking-normal text-brass-pale md:mt-5">
              {phrase}
            </span>
          </h1>
          <p className="mt-3 mb-below-words text-[#f0ebdd] max-w-[26em] md:max-split:max-w-[36em] md:mt-5 md:mb-8 lg:text-lg">
            {text}
          </p>
          {/* On phones the second is a text link, so that both stand in one row above the bar. */}
          <div className="flex flex-wrap gap-3 max-md:*:px-4 max-md:*:last:border-0 max-md:*:last:px-0 max-md:*:last:underline max-md:*:last:decoration-brass max-md:*:last:underline-offset-6">
            <ButtonLink href={paths.contact} look="sun">
              {button}
            </ButtonLink>{" "}
            <ButtonLink href={paths.trailers} look="outlineOnDark">
              {trailers}
            </ButtonLink>
          </div>
        </div>
        <div className="relative w-full max-sm:max-h-[max(9rem,100svh-36rem)] max-split:aspect-[5/4] md:max-split:aspect-[16/9] print:hidden">
          {children}
        </div>
      </div>
    </section>
  );
}
