import { useEffect, useState } from "react";
import type { CarouselState } from "./use-carousel.ts";

/** Time until a hero shows its next picture, in milliseconds (specification, section 9). */
const intervalMs = 5000;

/**
 * Moves a carousel on, never for a visitor who prefers reduced motion. Returns whether it plays,
 * `toggle` for the button that pauses, and `hold`: handlers of the element on which a pointer or
 * the focus stops it.
 */
export function useAutoplay(isOn: boolean, { index, goOn, viewport }: CarouselState) {
  const [isPlaying, setPlaying] = useState(isOn);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!isPlaying || isPointed || isFocused) return;
    const timer = setInterval(() => {
      const images = viewport.current?.querySelectorAll("img") ?? [];
      // The last picture stays until the next one is there.
      if (images[(index + 1) % images.length]?.complete) goOn();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isPointed, isFocused, index, goOn, viewport]);

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
