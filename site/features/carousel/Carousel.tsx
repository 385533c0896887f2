import useEmblaCarousel from "embla-carousel-react";
import { Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { StepButton } from "./StepButton.tsx";
import { useScrolledPlace, useSelected } from "./use-selected.ts";

type Props = {
  /** What the pictures show together, for screen readers. */
  label: string;
  count: number;
  /** Time until the next picture, in milliseconds; 0 stays until the visitor moves on, and ends at the last picture. */
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
  over: "absolute right-[max(var(--gutter),calc((100vw-75rem)/2))] bottom-6 z-10 rounded-sm bg-night/70 pl-4 text-white max-md:bottom-3 on-dark",
  under: "mt-3 justify-end text-ink",
  corner: "absolute right-3 bottom-3 z-10 rounded-sm bg-night/70 pl-4 text-white on-dark",
} as const;

/**
 * A carousel: a hero's goes round by itself, any other one ends at its last picture. Before its code arrives, and without
 * JavaScript, the pictures scroll sideways by hand; a click on the controls waits for the code.
 */
export function Carousel(props: Props) {
  return (
    <IslandBoundary remains={props.children}>
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
  useScrolledPlace(embla);
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
    // Time on the controls is no time that the first picture has been looked at.
    if (isHeld) hasMoved.current = true;
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
      data-unhydrated={embla ? undefined : ""}
    >
      {/* Before its code arrives the row is scrolled by hand, by keyboard too; afterwards a focus that it has must not be lost. */}
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
      {/* A pointer on the picture does not stop it; one on the controls does. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus and the pointer are those of the buttons inside. */}
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
            // Where motion is not wanted nothing plays, which the code has yet to find out.
            className={`${control} ${embla ? "" : "motion-reduce:invisible"}`}
            aria-label={isPlaying ? "Pause the pictures" : "Play the pictures"}
            onClick={() => {
              setPlaying(!isPlaying);
              // Who presses Play is still on the button, and wants to see it move.
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
