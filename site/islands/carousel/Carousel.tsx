import useEmblaCarousel from "embla-carousel-react";
import { Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IslandBoundary } from "../IslandBoundary.tsx";
import { StepButton } from "./StepButton.tsx";
import { useScrolledPlace, useSelected } from "./use-selected.ts";

type Props = {
  /** What the pictures show together, for screen readers. */
  label: string;
  count: number;
  /** Time until the next picture, in milliseconds; 0 stays until the visitor moves on. */
  interval: number;
  /** Where the controls stand: over the page frame's corner, under the picture, or in its own corner. */
  controls: "over" | "under" | "corner";
  /** A `<div data-slides>` with one child a picture. */
  children?: ReactNode;
};

/** Time that a visitor has been looking at the page, in milliseconds; a page that the browser prepared counts from when it was shown. */
function sincePageShown(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0 } = (entry ?? {}) as { activationStart?: number };
  return performance.now() - activationStart;
}

const places = {
  over: "frame absolute inset-x-0 bottom-6 z-10 justify-end text-white max-md:bottom-2 on-dark pointer-events-none *:pointer-events-auto",
  under: "mt-3 justify-end text-ink",
  corner: "absolute right-3 bottom-3 z-10 rounded-sm bg-night/70 pl-4 text-white on-dark",
} as const;

/** A looping carousel. Before its code arrives, and without JavaScript, the pictures scroll sideways by hand. */
export function Carousel(props: Props) {
  return (
    <IslandBoundary remains={props.children}>
      <LivingCarousel {...props} />
    </IslandBoundary>
  );
}

function LivingCarousel({ label, count, interval, controls, children }: Props) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    container: "[data-slides]",
    duration: 24,
  });
  useScrolledPlace(embla);
  const index = useSelected(embla);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (embla && interval > 0) setPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [embla, interval]);

  useEffect(() => {
    if (!embla || !isPlaying || isHeld) return;
    // The time until this code came counts for the first picture.
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
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel"; the role is the pattern's own.
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="group/carousel"
      data-controls={controls}
      data-asleep={embla ? undefined : ""}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Before its code arrives the row is scrolled by hand, by keyboard too; afterwards a focus that it has must not be lost. */}
      <div
        ref={viewport}
        data-viewport
        tabIndex={embla ? -1 : 0}
        className={
          embla ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        }
      >
        {children}
      </div>
      <div className={`flex items-center gap-1 ${places[controls]} ${embla ? "" : "invisible"}`}>
        <span className="mr-2 text-sm tabular-nums" aria-live={isPlaying ? "off" : "polite"}>
          <span className="sr-only">Picture </span>
          {index + 1} / {count}
        </span>
        <StepButton to="previous" embla={embla} className={control} />
        {interval > 0 && (
          <button
            type="button"
            className={control}
            aria-label={isPlaying ? "Pause the pictures" : "Play the pictures"}
            onClick={() => setPlaying(!isPlaying)}
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
