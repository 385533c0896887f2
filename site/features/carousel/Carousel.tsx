import useEmblaCarousel from "embla-carousel-react";
import { Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { StepButton } from "./StepButton.tsx";
import { useScrolledPosition, useSelected } from "./use-selected.ts";

type Props = {
  /** Accessible name of the carousel. */
  label: string;
  count: number;
  /** Time until the next picture, in milliseconds; 0 does not play, and does not loop. */
  interval: number;
  /**
   * Position of the controls: at the page frame's corner, under the picture, or in the picture's
   * corner.
   */
  controls: "over" | "under" | "corner";
  /** A `<div data-slides>` with one child per picture. */
  children?: ReactNode;
};

/**
 * Time since the page was shown, in milliseconds; a prerendered page is shown later than it is
 * loaded.
 */
function sincePageShown(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0 } = (entry ?? {}) as { activationStart?: number };
  return performance.now() - activationStart;
}

const places = {
  over: "absolute right-[max(var(--gutter),calc((100vw-75rem)/2))] bottom-6 z-10 rounded-sm bg-night/70 pl-4 text-white max-md:bottom-3 on-dark",
  under: "mt-3 justify-end text-ink",
  corner: "absolute right-3 bottom-3 z-10 rounded-sm bg-night/70 pl-4 text-white on-dark",
} as const;

/**
 * A carousel; with an interval it plays and loops. Until it is hydrated, and without JavaScript,
 * the pictures scroll sideways.
 */
export function Carousel(props: Props) {
  return (
    <IslandBoundary fallback={props.children}>
      <InteractiveCarousel {...props} />
    </IslandBoundary>
  );
}

function InteractiveCarousel({ label, count, interval, controls, children }: Props) {
  const [viewport, embla] = useEmblaCarousel({
    loop: interval > 0,
    container: "[data-slides]",
    duration: 24,
  });
  useScrolledPosition(embla);
  const index = useSelected(embla);
  const [isPlaying, setPlaying] = useState(interval > 0);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const hasMoved = useRef(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  useEffect(() => {
    // After a pause the next picture gets a whole interval.
    if (isHeld) hasMoved.current = true;
    if (!embla || !isPlaying || isHeld) return;
    // The time until hydration counts for the first picture.
    const first = hasMoved.current ? interval : interval - sincePageShown();
    let timer = setTimeout(
      function step() {
        hasMoved.current = true;
        embla.scrollNext();
        timer = setTimeout(step, interval);
      },
      Math.max(first, 0),
    );
    return () => clearTimeout(timer);
  }, [embla, isPlaying, isHeld, interval]);

  const control =
    "grid size-11 place-items-center rounded-sm hover:bg-current/10 forced-colors:bg-[Canvas]";

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="group/carousel"
      data-controls={controls}
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
      {/* A pointer on the controls stops it, a pointer on the picture does not. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: buttons inside have focus and clicks. */}
      <div
        data-waits
        className={`flex items-center gap-1 noscript:hidden print:hidden ${places[controls]}`}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <span className="mr-2 text-sm tabular-nums" aria-live={isPlaying ? "off" : "polite"}>
          <span className="sr-only">Picture </span>
          {index + 1} / {count}
        </span>
        <StepButton to="previous" embla={embla} className={control} />
        {interval > 0 && (
          <button
            type="button"
            // With reduced motion nothing plays; `isPlaying` is corrected only in an effect.
            className={`${control} ${embla ? "" : "motion-reduce:invisible"}`}
            aria-label={isPlaying ? "Pause the pictures" : "Play the pictures"}
            onClick={() => {
              setPlaying(!isPlaying);
              // The pointer is still on the button, which would stop the carousel.
              setPointed(false);
              setFocused(false);
            }}
          >
            {isPlaying ? (
              <Pause size={19} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <Play size={19} strokeWidth={1.5} aria-hidden="true" />
            )}
          </button>
        )}
        <StepButton to="next" embla={embla} className={control} />
      </div>
    </section>
  );
}
