import type { ReactNode } from "react";
import { paths } from "../../content/paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

type Props = {
  heading: string;
  text: string;
  quote: string;
  trailers: string;
  /** The carousel. */
  children?: ReactNode;
};

/** The hero of the home page: text and two buttons over a carousel. */
export function HomeHero({ heading, text, quote, trailers, children }: Props) {
  return (
    <section className="on-dark relative grid min-h-[min(44rem,calc(100svh-7rem))] items-end overflow-hidden bg-forest text-white max-md:min-h-[calc(100svh-10.5rem)] print:min-h-0">
      {children}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 bg-linear-to-r from-forest/95 via-forest/75 via-42% to-transparent to-66% max-lg:via-forest/80 max-lg:via-60% max-lg:to-90% max-md:bg-linear-to-t max-md:from-forest max-md:from-38% max-md:via-forest/80 max-md:via-55% max-md:to-transparent max-md:to-76% print:hidden"
      />
      <div className="frame pointer-events-none relative py-20 *:pointer-events-auto max-md:pt-48 max-md:pb-18 print:pt-8">
        <h1 className="max-w-[12ch] text-title-1">{heading}</h1>
        <p className="mt-5 mb-8 max-w-[40ch] text-lg text-[#f0ebdd]">{text}</p>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={paths.contact} look="sun">
            {quote}
          </ButtonLink>{" "}
          <ButtonLink href={paths.trailers} look="outlineOnDark">
            {trailers}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
