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
import { useCarousel } from "./use-carousel.ts";

type Props = SlidesProps & {
  /** Accessible name of the carousel. */
  label: string;
  /**
   * Whether it is the opening of a page: its pictures dissolve, loop and move on by themselves, and
   * its controls stand on the picture. Others end at the last picture, above their controls.
   */
  isHero?: boolean;
};

/** Pictures that are shown one after the other. */
export function Carousel(props: Props) {
  const { label, isHero, ...slides } = props;
  return (
    <IslandBoundary fallback={<Slides {...slides} />}>
      <InteractiveCarousel {...props} />
    </IslandBoundary>
  );
}

function InteractiveCarousel({ label, isHero = false, ...slides }: Props) {
  const carousel = useCarousel({ loops: isHero, dissolves: isHero });
  const { index, isReady } = carousel;
  const { isPlaying, toggle, hold } = useAutoplay(isHero, carousel);
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={isHero ? "absolute inset-0" : undefined}
    >
      <CarouselViewport
        carousel={carousel}
        visible={isHero ? index : undefined}
        viewportClass={isHero ? "h-full" : ""}
        leadsPage={isHero}
        // While two pictures dissolve their lights add up, so that no ground shows through.
        slideClass={isHero ? "flex-[0_0_100%] mix-blend-plus-lighter" : undefined}
        {...slides}
      />
      {/* A pointer on the controls stops it, a pointer on the picture does not. */}
      <div
        className={`flex items-center gap-1 noscript:hidden print:hidden ${isHero ? "on-dark absolute right-3 bottom-3 z-10 rounded-sm bg-night/70 pl-4 text-white" : "mt-3 justify-end text-ink"}`}
        {...hold}
      >
        <span className="mr-2 text-sm tabular-nums" aria-live={isPlaying ? "off" : "polite"}>
          <span className="sr-only">Picture </span>
          {index + 1} / {slides.photos.length}
        </span>
        <StepButton to="back" carousel={carousel} />
        {isHero && (
          <button
            type="button"
            // With reduced motion nothing plays; `isPlaying` is corrected only in an effect.
            className={`${controlButton} ${isReady ? "" : "motion-reduce:hidden"}`}
            aria-label={isPlaying ? "Pause the pictures" : "Play the pictures"}
            onClick={toggle}
          >
            <PlayIcon size={19} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        <StepButton to="on" carousel={carousel} />
      </div>
    </section>
  );
}
