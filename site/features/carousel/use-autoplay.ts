import { useEffect, useState } from "react";
import type { useDissolve } from "./use-dissolve.ts";

/** Time until a hero shows its next picture, in milliseconds (specification, section 9). */
const interval = 5000;

/**
 * Moves a hero on, never for a visitor who prefers reduced motion. Returns whether it plays,
 * `toggle` for the button that pauses, and `hold`: handlers of the element on which a pointer or
 * the focus stops it.
 */
export function useAutoplay({ index, goOn, viewport, isTouched }: ReturnType<typeof useDissolve>) {
  const [isPlaying, setPlaying] = useState(true);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!isPlaying || isPointed || isFocused) return;
    let isOver = false;
    const timer = setInterval(async () => {
      const images = viewport.current?.querySelectorAll("img") ?? [];
      const next = images[(index + 1) % images.length];
      // The last picture stays until the next one is there, and nothing moves under a finger.
      if (!next?.complete || isTouched()) return;
      // Decoded only while it is drawn, it would appear in the middle of its dissolve.
      await next.decode().catch(() => {});
      if (!isOver) goOn();
    }, interval);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isPlaying, isPointed, isFocused, index, goOn, viewport, isTouched]);

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
