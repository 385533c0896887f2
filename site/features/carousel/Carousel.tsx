import useEmblaCarousel from "embla-carousel-react";
import type { ReactNode } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { controlButton, PictureCount, StepButton } from "./CarouselControls.tsx";
import { useScrolledPosition, useSelected } from "./use-selected.ts";

type Props = {
  /** Accessible name of the carousel. */
  label: string;
  count: number;
  /** A `<div data-slides>` with one child per picture. */
  children?: ReactNode;
};

/**
 * A carousel with its controls under the picture, which ends at the last. Until it is hydrated, and
 * without JavaScript, the pictures scroll sideways.
 */
export function Carousel(props: Props) {
  return (
    <IslandBoundary fallback={props.children}>
      <InteractiveCarousel {...props} />
    </IslandBoundary>
  );
}

function InteractiveCarousel({ label, count, children }: Props) {
  const [viewport, embla] = useEmblaCarousel({ container: "[data-slides]", duration: 24 });
  useScrolledPosition(embla);
  const index = useSelected(embla);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-unhydrated={embla ? undefined : ""}
    >
      {/*
        Focusable until hydration, so that the keyboard can scroll it; -1 keeps a focus that it
        already has.
      */}
      <div
        ref={viewport}
        data-viewport
        tabIndex={embla ? -1 : 0}
        className={
          embla
            ? "overflow-hidden"
            : "[scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none]"
        }
      >
        {children}
      </div>
      <div
        data-waits
        className="mt-3 flex items-center justify-end gap-1 text-ink noscript:hidden print:hidden"
      >
        <PictureCount index={index} count={count} isAnnounced />
        <StepButton to="previous" embla={embla} className={controlButton} />
        <StepButton to="next" embla={embla} className={controlButton} />
      </div>
    </section>
  );
}
