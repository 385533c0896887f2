import { Pause, Play } from "lucide-react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import {
  CarouselViewport,
  controlButton,
  Slides,
  type SlidesProps,
  StepButton,
} from "./CarouselParts.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { useDissolve } from "./use-dissolve.ts";

type Props = SlidesProps & {
  /** Accessible name of the carousel. */
  label: string;
};

/**
 * The pictures that a page opens with, which dissolve into one another, loop and move on by
 * themselves. Their controls stand on the picture.
 */
export function HeroCarousel({ label, ...slides }: Props) {
  return (
    <IslandBoundary fallback={<Slides {...slides} />}>
      <Dissolving label={label} {...slides} />
    </IslandBoundary>
  );
}

function Dissolving({ label, ...slides }: Props) {
  const carousel = useDissolve(slides.photos.length);
  const { index, previous, isReady, swipe } = carousel;
  const { isPlaying, toggle, hold } = useAutoplay(carousel);
  const PlayIcon = isPlaying ? Pause : Play;
  // While two pictures dissolve their lights add up, so that no ground shows through.
  const slideClass = (slide: number) =>
    `[grid-area:1/1] mix-blend-plus-lighter ${slide === index ? "" : "opacity-0"} ${previous === undefined ? "" : "[transition:opacity_.7s_ease-in-out] motion-reduce:transition-none"}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="absolute inset-0"
    >
      <CarouselViewport
        {...slides}
        carousel={carousel}
        // So that the browser takes no swipe for one of its own.
        viewportClass={isReady ? "h-full touch-pan-y touch-pinch-zoom" : "h-full"}
        swipe={swipe}
        leadsPage
        isStacked={isReady}
        slideClass={isReady ? slideClass : undefined}
        visible={index}
      />
      {/* A pointer on the controls stops it, a pointer on the picture does not. */}
      <div
        className="on-dark absolute right-3 bottom-3 z-10 flex rounded-sm bg-night/70 text-white noscript:hidden print:hidden"
        {...hold}
      >
        <span className="sr-only" aria-live={isPlaying ? "off" : "polite"}>
          Picture {index + 1} / {slides.photos.length}
        </span>
        <StepButton to="back" carousel={carousel} />
        <button
          type="button"
          // With reduced motion nothing plays; `isPlaying` is corrected only in an effect.
          className={`${controlButton} ${isReady ? "" : "motion-reduce:hidden"}`}
          aria-label={isPlaying ? "Pause the pictures" : "Play the pictures"}
          onClick={toggle}
        >
          <PlayIcon size={19} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <StepButton to="on" carousel={carousel} />
      </div>
    </section>
  );
}
