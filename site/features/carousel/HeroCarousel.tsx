import { Pause, Play } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { ArrowButton, controlButton, PictureCount } from "./CarouselControls.tsx";
import { heroInterval } from "./hero-interval.ts";
import { useDissolve } from "./use-dissolve.ts";
import { usePlaying } from "./use-playing.ts";
import { useSwipe } from "./use-swipe.ts";

type Props = {
  /** Accessible name of the carousel. */
  label: string;
  count: number;
  /** `<Slides dissolves>`. */
  children?: ReactNode;
};

/**
 * The pictures of a hero, which dissolve into one another and loop, with their controls in the
 * corner. Until it is hydrated, and without JavaScript, the pictures scroll sideways.
 */
export function HeroCarousel(props: Props) {
  return (
    <IslandBoundary fallback={props.children}>
      <InteractiveHeroCarousel {...props} />
    </IslandBoundary>
  );
}

function InteractiveHeroCarousel({ label, count, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const { index, step, isStacked } = useDissolve(viewport, count);
  const { isPlaying, toggle, hold } = usePlaying(
    heroInterval,
    useCallback(() => step(1), [step]),
  );
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="absolute inset-0"
      data-unhydrated={isStacked ? undefined : ""}
    >
      {/*
        Focusable until hydration, so that the keyboard can scroll it; -1 keeps a focus that it
        already has.
      */}
      <div
        ref={viewport}
        data-viewport
        tabIndex={isStacked ? -1 : 0}
        className={`h-full ${isStacked ? "overflow-hidden" : "[scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none]"}`}
        {...useSwipe(step)}
      >
        {children}
      </div>
      {/* A pointer on the controls stops it, a pointer on the picture does not. */}
      <div
        data-waits
        className="on-dark absolute right-3 bottom-3 z-10 flex items-center gap-1 rounded-sm bg-night/70 pl-4 text-white noscript:hidden print:hidden"
        {...hold}
      >
        <PictureCount index={index} count={count} isAnnounced={!isPlaying} />
        <ArrowButton to="previous" className={controlButton} onClick={() => step(-1)} />
        <button
          type="button"
          // With reduced motion nothing plays; `isPlaying` is corrected only in an effect.
          className={`${controlButton} ${isStacked ? "" : "motion-reduce:hidden"}`}
          aria-label={isPlaying ? "Pause the pictures" : "Play the pictures"}
          onClick={toggle}
        >
          <PlayIcon size={19} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <ArrowButton to="next" className={controlButton} onClick={() => step(1)} />
      </div>
    </section>
  );
}
