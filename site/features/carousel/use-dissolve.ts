import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

const slidesIn = (viewport: HTMLElement | null) => [
  ...(viewport?.querySelector("[data-slides]")?.children ?? []),
];

/** Marks a slide as the one that is visible (`dissolves` of styles/site.css). */
function markCurrent(slides: Element[], index: number) {
  for (const [at, slide] of slides.entries()) slide.toggleAttribute("data-current", at === index);
}

/**
 * Returns the index of the current picture, from 0, `step` to go on by so many pictures round and
 * round, and whether the pictures lie on each other: before, they scroll sideways.
 */
export function useDissolve(viewport: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [isStacked, setStacked] = useState(false);
  const step = useCallback(
    (by: number) => setIndex((index) => (index + by + count) % count),
    [count],
  );

  // Starts at the picture to which the visitor scrolled before hydration.
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = viewport.current ?? {};
    const start = Math.round(scrollLeft / clientWidth);
    markCurrent(slidesIn(viewport.current), start);
    setIndex(start);
    setStacked(true);
  }, [viewport]);

  // The last picture stays until the next one can be painted.
  useEffect(() => {
    if (!isStacked) return;
    const slides = slidesIn(viewport.current);
    let isLatest = true;
    const show = () => {
      if (isLatest) markCurrent(slides, index);
    };
    slides[index]?.querySelector("img")?.decode().then(show, show);
    return () => {
      isLatest = false;
    };
  }, [viewport, isStacked, index]);

  return { index, step, isStacked };
}
