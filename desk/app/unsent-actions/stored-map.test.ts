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

test("a reply that a full device did not store beside its draft is stored once the draft is gone", async () => {
  vi.resetModules();
  const room = 40;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    setItem(key: string, text: string) {
      const others = [...stored].filter(([one]) => one !== key).flat();
      if ([...others, key, text].join("").length > room)
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("addEventListener", () => {});
  const { createStoredMap, unstoredKeys } = await import("./stored-map.ts");
  const mapOf = (prefix: string) =>
    createStoredMap<string>(
      prefix,
      () => 0,
      () => true,
    );
  const [drafts, actions] = [mapOf("draft:"), mapOf("action:")];
  drafts.keep("1", "Your wedding in May");
  actions.keep("1", "Your wedding in May");
  expect([...stored.keys()]).toEqual(["draft:1"]);
  drafts.drop("1");
  expect([...stored.keys()]).toEqual(["action:1"]);
  expect(unstoredKeys.get().size).toBe(0);
});
