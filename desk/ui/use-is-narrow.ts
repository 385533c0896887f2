import { useSyncExternalStore } from "react";

const narrow = matchMedia("(width < 48rem)");

function subscribe(change: () => void) {
  narrow.addEventListener("change", change);
  return () => narrow.removeEventListener("change", change);
}

/** Returns whether the window is as narrow as a phone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches);
