import { createStore } from "../ui/store.ts";

/**
 * Returns a store of values by their names, the oldest first, that the browser keeps. Each has a
 * key of its own, so that two tabs do not overwrite each other's. Where the browser refuses
 * storage or has no room, the values last as long as the page. Stored values that `isKnown` refuses
 * are left where they are: they may be another version's.
 */
export function createStoredMap<T>(
  prefix: string,
  timeOf: (value: T) => number,
  isKnown: (value: Record<string, unknown>) => boolean,
) {
  const sort = (entries: Iterable<[string, T]>): ReadonlyMap<string, T> =>
    new Map([...entries].sort(([, a], [, b]) => timeOf(a) - timeOf(b)));
  const readAll = () =>
    sort(
      storedKeys(prefix).flatMap((key): [string, T][] => {
        const value = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"));
        return isObject(value) && isKnown(value) ? [[key.slice(prefix.length), value as T]] : [];
      }),
    );
  const { get, set, subscribe } = createStore(readAll());
  addEventListener("storage", ({ key }) => {
    if (!key || key.startsWith(prefix)) set(readAll());
  });
  return {
    get,
    subscribe,
    keep(name: string, value: T) {
      attempt(() => localStorage.setItem(prefix + name, JSON.stringify(value)));
      set(sort([...get(), [name, value]]));
    },
    drop(name: string) {
      attempt(() => localStorage.removeItem(prefix + name));
      if (get().has(name)) set(new Map([...get()].filter(([kept]) => kept !== name)));
    },
    clear() {
      for (const key of storedKeys(prefix)) attempt(() => localStorage.removeItem(key));
      set(new Map());
    },
  };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const storedKeys = (prefix: string) =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
