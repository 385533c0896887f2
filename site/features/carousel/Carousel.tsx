import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { CarouselViewport, Slides, type SlidesProps, StepButton } from "./CarouselParts.tsx";
import { useCarousel } from "./use-carousel.ts";

type Props = SlidesProps & {
  /** Accessible name of the carousel. */
  label: string;
};

/** Pictures beside each other, with controls below them, which end at the last picture. */
export function Carousel({ label, ...slides }: Props) {
  return (
    <IslandBoundary fallback={<Slides {...slides} />}>
      <ScrollingCarousel label={label} {...slides} />
    </IslandBoundary>
  );
}

function ScrollingCarousel({ label, ...slides }: Props) {
  const carousel = useCarousel({ loops: false });
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section role="group" aria-roledescription="carousel" aria-label={label}>
      <CarouselViewport carousel={carousel} viewportClass="" {...slides} />
      <div className="mt-3 flex items-center justify-end gap-1 text-ink noscript:hidden print:hidden">
        <span className="mr-2 text-sm tabular-nums" aria-live="polite">
          <span className="sr-only">Picture </span>
          {carousel.index + 1} / {slides.photos.length}
        </span>
        <StepButton to="back" carousel={carousel} />
        <StepButton to="on" carousel={carousel} />
      </div>
    </section>
  );
}
