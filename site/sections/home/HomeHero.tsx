import type { ReactNode } from "react";
import type { HomePage } from "../../content/pages/home.ts";
import { paths } from "../../content/paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

type Props = HomePage["hero"] & {
  /** The carousel. */
  children?: ReactNode;
};

/** The hero of the home page: text and two buttons beside the carousel, under it on phones. */
export function HomeHero({ heading, text, button, trailers, children }: Props) {
  return (
    <section className="has-bleed on-dark bg-forest text-white">
      <div className="grid md:min-h-[34rem] md:grid-cols-[5fr_7fr] lg:min-h-[min(52rem,calc(100svh-12.25rem))] lg:grid-cols-[12fr_13fr] print:min-h-0">
        <div className="self-center px-(--gutter) pt-6 pb-9 max-md:order-1 md:py-12 md:pr-8 lg:pr-14 lg:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <h1 className="max-w-[7.65em] text-title-1">{heading}</h1>
          <p className="mt-4 mb-7 max-w-[26em] text-[#f0ebdd] md:mt-5 md:mb-8 lg:text-lg">{text}</p>
          <div className="flex flex-wrap gap-3.5">
            <ButtonLink href={paths.contact} look="sun">
              {button}
            </ButtonLink>{" "}
            <ButtonLink href={paths.trailers} look="outlineOnDark">
              {trailers}
            </ButtonLink>
          </div>
        </div>
        <div className="relative max-md:aspect-[3/2] print:hidden">{children}</div>
      </div>
    </section>
  );
}
