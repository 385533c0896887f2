import { type TouchEvent, useCallback, useLayoutEffect, useRef, useState } from "react";

/** How far a finger moves sideways until it counts as a swipe, in pixels. */
const swipeDistance = 40;

/**
 * Shows pictures one after the other in one place; the first follows the last. Until it `isReady`
 * the viewport is to scroll sideways; `index` is that of the current picture, from 0, and
 * `previous` that of the one before it, which dissolves.
 */
export function useDissolve(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ isReady: boolean; index: number; previous?: number }>({
    isReady: false,
    index: 0,
  });

  // A layout effect, so that the first click, which may have hydrated the island, finds it done.
  useLayoutEffect(() => {
    const root = viewport.current;
    if (!root) return;
    // The picture to which the visitor has scrolled.
    setState({ isReady: true, index: Math.round(root.scrollLeft / (root.clientWidth || 1)) });
    root.scrollLeft = 0;
  }, []);

  const move = useCallback(
    (step: number) => {
      // Has the browser style the pictures as they are now, which is where they dissolve from.
      viewport.current?.getBoundingClientRect();
      setState(({ index }) => ({
        isReady: true,
        index: (index + step + count) % count,
        previous: index,
      }));
    },
    [count],
  );
  const goOn = useCallback(() => move(1), [move]);
  const goBack = useCallback(() => move(-1), [move]);
  const controls = { canGoOn: true, canGoBack: true, goOn, goBack };
  return { ...state, ...controls, ...useSwipe(goOn, goBack), viewport };
}

/** Returns the handlers of a viewport whose pictures move only after the finger has left. */
function useSwipe(goOn: () => void, goBack: () => void) {
  const touch = useRef<{ x: number; y: number }>(null);
  /** Whether a finger is on the pictures. */
  const isTouched = useCallback(() => touch.current !== null, []);
  const swipe = {
    onTouchStart: ({ touches: { 0: first, length } }: TouchEvent) => {
      touch.current = first && length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches: { 0: last } }: TouchEvent) => {
      const start = touch.current;
      touch.current = null;
      if (!start || !last) return;
      const [across, along] = [last.clientX - start.x, last.clientY - start.y];
      if (Math.abs(across) < Math.max(swipeDistance, Math.abs(along))) return;
      if (across < 0) goOn();
      else goBack();
    },
    onTouchCancel: () => {
      touch.current = null;
    },
  };
  return { isTouched, swipe };
}
