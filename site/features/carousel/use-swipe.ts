import { type TouchEvent, useRef } from "react";

/** Shortest way of a finger that counts as a swipe, in pixels. */
const shortest = 40;

/** Returns touch handlers that call `step` with 1 for a swipe to the left, -1 to the right. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? (touches[0] ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const across = end.clientX - start.current.clientX;
      const down = end.clientY - start.current.clientY;
      if (Math.abs(across) > Math.max(shortest, Math.abs(down))) step(across < 0 ? 1 : -1);
    },
  };
}
