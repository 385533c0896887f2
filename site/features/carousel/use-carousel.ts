import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import Fade from "embla-carousel-fade";
import { useCallback, useLayoutEffect, useRef, useState } from "react";

type Options = {
  /** Whether the first picture follows the last one. */
  loops: boolean;
  /** Whether the pictures dissolve into one another, in place of moving sideways. */
  dissolves?: boolean;
  /** Index of the first picture, from 0; without it the one to which the visitor has scrolled. */
  start?: number;
};

export type CarouselState = ReturnType<typeof useCarousel>;

/**
 * Makes a carousel of the viewport's first child. Until it `isReady` the viewport is to scroll
 * sideways; `index` is that of the current picture, from 0.
 */
export function useCarousel({ loops, dissolves = false, start }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(null);
  const [state, setState] = useState({
    isReady: false,
    index: start ?? 0,
    canGoBack: true,
    canGoOn: true,
  });

  // A layout effect, so that the first click, which may have hydrated the island, finds it done.
  useLayoutEffect(() => {
    const root = viewport.current;
    if (!root) return;
    const width = root.firstElementChild?.firstElementChild?.clientWidth || root.clientWidth || 1;
    const startIndex = start ?? Math.round(root.scrollLeft / width);
    root.scrollLeft = 0;
    const images = root.querySelectorAll("img");
    const carousel = EmblaCarousel(
      root,
      {
        loop: loops,
        startIndex,
        duration: dissolves ? 30 : 20,
        breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
      },
      dissolves ? [Fade()] : [],
    );
    const update = () => {
      const index = carousel.selectedScrollSnap();
      const next = images[(index + 1) % images.length];
      // It lies outside of the screen, where lazy pictures wait.
      if (dissolves && next) next.loading = "eager";
      const [canGoBack, canGoOn] = [carousel.canScrollPrev(), carousel.canScrollNext()];
      setState({ isReady: true, index, canGoBack, canGoOn });
    };
    update();
    carousel.on("select", update).on("reInit", update);
    embla.current = carousel;
    return () => carousel.destroy();
  }, [loops, dissolves, start]);

  const goOn = useCallback(() => embla.current?.scrollNext(), []);
  const goBack = useCallback(() => embla.current?.scrollPrev(), []);
  return {
    ...state,
    viewport,
    goOn,
    goBack,
    goTo: (index: number, isAtOnce = false) => embla.current?.scrollTo(index, isAtOnce),
    /** Handler of the element whose arrow keys move the carousel. */
    onKeyDown: ({ key }: { key: string }) => {
      if (key === "ArrowLeft") goBack();
      if (key === "ArrowRight") goOn();
    },
  };
}
