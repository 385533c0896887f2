/**
 * The browser's storage for what is not sent yet. A browser may refuse storage; what is kept then
 * lasts as long as the page.
 */

/** Returns the keys that begin with a prefix; none where storage is refused. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Returns what is stored under a key; undefined where that is nothing or cannot be read. */
export function readStored<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; does nothing where the browser refuses storage or has no room. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** Removes a key; does nothing where the browser refuses storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
