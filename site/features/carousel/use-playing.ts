import { useEffect, useRef, useState } from "react";

/**
 * Time since the page was shown, in milliseconds; a prerendered page is shown later than it is
 * loaded.
 */
function sincePageShown(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const { activationStart = 0 } = (entry ?? {}) as { activationStart?: number };
  return performance.now() - activationStart;
}

/**
 * Calls `next` every `interval` milliseconds, never for a visitor who prefers reduced motion.
 * Returns whether it plays, `toggle` for the button that pauses, and `hold`: handlers of the
 * element on which a pointer or the focus stops it.
 */
export function usePlaying(interval: number, next: () => void) {
  const [isPlaying, setPlaying] = useState(true);
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
    if (!isPlaying || isHeld) return;
    // The time until hydration counts for the first picture.
    const first = hasMoved.current ? interval : interval - sincePageShown();
    let timer = setTimeout(
      function step() {
        hasMoved.current = true;
        next();
        timer = setTimeout(step, interval);
      },
      Math.max(first, 0),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, interval, next]);

  const toggle = () => {
    setPlaying(!isPlaying);
    // The pointer is still on the button, which would stop the pictures.
    setPointed(false);
    setFocused(false);
  };
  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isPlaying, toggle, hold };
}
