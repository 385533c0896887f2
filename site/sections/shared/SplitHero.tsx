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
 * The heading of a page beside a tall photograph that reaches the right edge, or under a flat one
 * where the window is narrow; there only a call that comes first stands above it. On phones a page
 * with buttons leaves out its eyebrow, which says what the breadcrumb says, so that the first
 * screen shows them; on short ones its parts stand closer, as a lead may take a line more.
 */
export function SplitHero(props: Props) {
  const { eyebrow, heading, lead, photo, figure, children } = props;
  return (
    <section className="has-bleed">
      <div className="grid split:first-screen split:split-6 print:min-h-0">
        <div className="flex flex-col self-center px-(--gutter) pt-5 pb-below-words short-phone:pt-3 max-split:not-has-[[data-call-first]]:order-1 md:py-12 split:py-16 split:pr-8 split:pl-[max(var(--gutter),calc((100cqw-75rem)/2))]">
          <p className={`eyebrow ${children ? "max-md:hidden" : "max-md:mb-2.5"}`}>{eyebrow}</p>
          <h1 className="text-title-1 md:mt-3.5 split:max-lg:text-title-2 lg:text-[3.625rem]">
            {heading}
          </h1>
          {lead && (
            <p className="mt-3 short-phone:mt-2 max-w-[31em] text-moss md:mt-6 md:text-lg">
              {lead}
            </p>
          )}
          {/* On phones the bar below has the call. */}
          {children && (
            <div className="mt-below-words short-phone:mt-3.5 flex flex-wrap gap-3.5 max-md:[&>[href^=tel]]:hidden md:mt-8">
              {children}
            </div>
          )}
        </div>
        {figure}
        {photo && (
          <Photo
            photo={photo}
            sizes="(width < 60rem) 100vw, max(50vw, 46rem)"
            isFirst
            crop="tall"
            square="(width >= 60rem)"
            className={`${children ? "aspect-[14/9] max-sm:max-h-[max(9rem,100svh-37rem)] short-phone:max-h-[max(9rem,100svh-36.875rem)]!" : "aspect-[3/2]"} w-full md:max-split:aspect-[16/9] split:aspect-auto split:h-0 split:min-h-full`}
          />
        )}
      </div>
    </section>
  );
}
