import { useSyncExternalStore } from "react";

/** Returns a store of one value outside React; `useStore` renders again when it changes. */
export function createStore<T>(first: T) {
  let value = first;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const follow of followers) follow();
    },
    subscribe(follow: () => void) {
      followers.add(follow);
      return () => void followers.delete(follow);
    },
  };
}

type Store<T> = Pick<ReturnType<typeof createStore<T>>, "get" | "subscribe">;

/** Returns a store's value, and renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
