import { useSyncExternalStore } from "react";

function subscribe(change: () => void) {
  addEventListener("online", change);
  addEventListener("offline", change);
  return () => {
    removeEventListener("online", change);
    removeEventListener("offline", change);
  };
}

/** Returns whether this device has a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
