import type { ReactNode } from "react";
import { paths } from "../lib/paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";

type Props = {
  heading: string;
  text: string;
  quote: string;
  trailers: string;
  /** The carousel behind the words. */
  children?: ReactNode;
};

/** The full-bleed opening: one sentence set large over the photographs, two buttons. */
export function HomeHero({ heading, text, quote, trailers, children }: Props) {
  return (
    <section className="on-dark relative grid min-h-[min(44rem,calc(100svh-7rem))] items-end overflow-hidden bg-night text-white max-md:min-h-[calc(100svh-10.5rem)]">
      {children}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 bg-linear-to-r from-night/90 via-night/60 via-48% to-transparent to-78% max-lg:via-night/75 max-lg:via-70% max-lg:to-100% max-md:bg-linear-to-t max-md:from-night max-md:from-38% max-md:via-night/80 max-md:via-57% max-md:to-transparent max-md:to-86%"
      />
      <div className="frame pointer-events-none relative py-20 *:pointer-events-auto max-md:pt-48 max-md:pb-20">
        <h1 className="max-w-[12ch] text-title-1">{heading}</h1>
        <p className="mt-5 mb-8 max-w-[40ch] text-lg text-[#f0ebdd]">{text}</p>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={paths.contact} look="sun">
            {quote}
          </ButtonLink>
          <ButtonLink href={paths.trailers} look="outlineOnDark">
            {trailers}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
