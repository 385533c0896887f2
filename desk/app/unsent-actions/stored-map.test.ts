import { expect, test, vi } from "vitest";

test("what a full device does not store is said at once, and until it is sent or stored", async () => {
  const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const stored = new Map<string, string>();
  const storage = { setItem: full, removeItem: (key: string) => stored.delete(key) };
  let tellOthers = (_: { key: string | null }) => {};
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_: string, listener: typeof tellOthers) => {
    tellOthers = listener;
  });
  const { createStoredMap, unstoredKeys } = await import("./stored-map.ts");
  const map = createStoredMap<{ at: number }>(
    "a:",
    ({ at }) => at,
    () => true,
  );
  map.keep("one", { at: 1 });
  map.keep("two", { at: 2 });
  expect([...unstoredKeys.get()]).toEqual(["a:one", "a:two"]);
  // Another tab changes something; what only this page has stays.
  tellOthers({ key: "a:three" });
  expect([...map.get().keys()]).toEqual(["one", "two"]);
  map.drop("one");
  expect([...unstoredKeys.get()]).toEqual(["a:two"]);
  Object.assign(storage, { setItem: (key: string, text: string) => stored.set(key, text) });
  map.keep("two", { at: 3 });
  expect([...unstoredKeys.get()]).toEqual([]);
});
