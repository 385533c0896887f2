import type { ReactNode } from "react";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  eyebrow: string;
  heading: string;
  /** Left out where the buttons come first, and the lead with them. */
  lead?: string;
  photo?: PhotoSource;
  /** Stands in the place of the photograph. */
  figure?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
};

/**
 * The heading of a page beside a tall photograph that reaches the right edge, or under a flat one on
 * phones, where only a call that comes first stands above it. There a page with buttons leaves out
 * its eyebrow, which says what the breadcrumb says, so that the first screen shows them.
 */
export function SplitHero({ eyebrow, heading, lead, photo, figure, children }: Props) {
  return (
    <section className="has-bleed">
      <div className="grid md:first-screen md:split-6 print:min-h-0">
        <div className="self-center px-(--gutter) py-6 max-md:not-has-[[data-call-first]]:order-1 md:py-16 md:pr-8 lg:pr-12 md:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <p className={`eyebrow ${children ? "max-md:hidden" : ""}`}>{eyebrow}</p>
          <h1 className="mt-3.5 max-w-[10.2em] text-title-1 md:max-lg:text-title-2">{heading}</h1>
          {lead && <p className="mt-4 max-w-[31em] md:mt-6 text-lg text-moss">{lead}</p>}
          {/* On phones the bar below has the call. */}
          {children && (
            <div className="mt-6 flex flex-wrap gap-3.5 max-md:[&>[href^=tel]]:hidden md:mt-8">
              {children}
            </div>
          )}
        </div>
        {figure}
        {photo && (
          <Photo
            photo={photo}
            sizes="(width < 48rem) 100vw, max(50vw, 46rem)"
            isFirst
            crop="tall"
            square="all"
            className={`${children ? "aspect-[15/7] max-sm:max-h-[max(7.5rem,100svh-41rem)]" : "aspect-[3/2]"} w-full md:aspect-auto md:h-0 md:min-h-full`}
          />
        )}
      </div>
    </section>
  );
}
