import { parseObject } from "../json.ts";
import { createStore } from "../ui/store.ts";

/** The keys of values that the browser has not stored: they are gone once the page is closed. */
export const unstoredKeys = createStore<ReadonlySet<string>>(new Set());

/** Begins the names of values that a person alone can read, whose own names may be used again. */
export const unreadPrefix = "unread-";

/**
 * Returns a store of values by their names, the oldest first, that the browser keeps. Each has a
 * key of its own, so that two tabs do not overwrite each other's. Where the browser refuses storage
 * or has no room, the values last as long as the page, and `unstoredKeys` has theirs. What
 * `isKnown` refuses may be another version's: it is left where it is, and is in `unreadable` as
 * written.
 */
export function createStoredMap<T>(
  prefix: string,
  timeOf: (value: T) => number,
  isKnown: (value: Record<string, unknown>) => boolean,
) {
  const sort = (entries: Iterable<[string, T]>): ReadonlyMap<string, T> =>
    new Map([...entries].sort(([, a], [, b]) => timeOf(a) - timeOf(b)));
  const unreadable = createStore<ReadonlyMap<string, string>>(new Map());
  const readAll = () => {
    const [values, unread] = [new Map<string, T>(), new Map<string, string>()];
    for (const key of storedKeys(prefix)) {
      const name = key.slice(prefix.length);
      const text = attempt(() => localStorage.getItem(key)) ?? "";
      const value = parseObject(text);
      if (value && isKnown(value) && !name.startsWith(unreadPrefix)) values.set(name, value as T);
      else unread.set(name, text);
    }
    unreadable.set(unread);
    return sort(values);
  };
  const { get, set, subscribe } = createStore(readAll());
  addEventListener("storage", ({ key }) => {
    const isUnstored = ([name]: [string, T]) => unstoredKeys.get().has(prefix + name);
    if (!key || key.startsWith(prefix)) set(sort([...readAll(), ...[...get()].filter(isUnstored)]));
  });
  const store = (name: string, value: T) =>
    recordStored(prefix + name, attempt(() => storeItem(prefix + name, value)) ?? false);
  const drop = (name: string) => {
    attempt(() => localStorage.removeItem(prefix + name));
    recordStored(prefix + name, true);
    if (get().has(name)) set(without(get(), name));
    if (unreadable.get().has(name)) unreadable.set(without(unreadable.get(), name));
  };
  /** Leaves a stored value to a person, as `unreadable` has it. */
  const markUnreadable = (name: string) => {
    const text = attempt(() => localStorage.getItem(prefix + name)) ?? "";
    attempt(() => localStorage.setItem(prefix + unreadPrefix + name, text));
    drop(name);
    unreadable.set(new Map([...unreadable.get(), [unreadPrefix + name, text]]));
  };
  return {
    get,
    subscribe,
    unreadable,
    markUnreadable,
    keep(name: string, value: T) {
      if (unreadable.get().has(name)) markUnreadable(name);
      store(name, value);
      set(sort([...get(), [name, value]]));
    },
    drop,
    clear() {
      for (const key of storedKeys(prefix)) attempt(() => localStorage.removeItem(key));
      for (const name of get().keys()) recordStored(prefix + name, true);
      set(new Map());
      unreadable.set(new Map());
    },
  };
}

const without = <V>(map: ReadonlyMap<string, V>, name: string): ReadonlyMap<string, V> =>
  new Map([...map].filter(([kept]) => kept !== name));

function storeItem(key: string, value: unknown): true {
  localStorage.setItem(key, JSON.stringify(value));
  return true;
}

function recordStored(key: string, isStored: boolean): void {
  const keys = unstoredKeys.get();
  if (isStored !== keys.has(key)) return;
  const others = [...keys].filter((one) => one !== key);
  unstoredKeys.set(new Set(isStored ? others : [...others, key]));
}

const storedKeys = (prefix: string) =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

/** Returns what a function returns, or nothing where it throws. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
