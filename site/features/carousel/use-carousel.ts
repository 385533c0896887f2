import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { useCallback, useLayoutEffect, useRef, useState } from "react";

type Options = {
  /** Whether the first picture follows the last one. */
  loops: boolean;
  /** Index of the first picture, from 0; without it the one to which the visitor has scrolled. */
  start?: number;
};

export type CarouselState = ReturnType<typeof useCarousel>;

/**
 * Makes a carousel of the viewport's first child. Until it `isReady` the viewport is to scroll
 * sideways; `index` is that of the current picture, from 0.
 */
export function useCarousel({ loops, start }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(null);
  const [state, setState] = useState({
    isReady: false,
    index: start ?? 0,
    canGoBack: loops || (start ?? 0) > 0,
    canGoOn: true,
  });

  // A layout effect, so that the first click, which may have hydrated the island, finds it done.
  useLayoutEffect(() => {
    const root = viewport.current;
    if (!root) return;
    const width = root.firstElementChild?.firstElementChild?.clientWidth || root.clientWidth || 1;
    const startIndex = start ?? Math.round(root.scrollLeft / width);
    root.scrollLeft = 0;
    const carousel = EmblaCarousel(root, {
      loop: loops,
      startIndex,
      duration: 20,
      breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
    });
    const update = () => {
      const index = carousel.selectedScrollSnap();
      const [canGoBack, canGoOn] = [carousel.canScrollPrev(), carousel.canScrollNext()];
      setState({ isReady: true, index, canGoBack, canGoOn });
    };
    update();
    carousel.on("select", update).on("reInit", update);
    embla.current = carousel;
    return () => carousel.destroy();
  }, [loops, start]);

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
