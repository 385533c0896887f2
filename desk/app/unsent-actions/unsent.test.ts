import { expect, test, vi } from "vitest";

const action = {
  kind: "note",
  id: "1",
  reference: "ABCD2345",
  name: "Priya",
  person: "p",
  at: 1,
  text: "",
};
const draft = { person: "p", typed: "Hello", at: 1 };

test("what another version of the desk has stored is not sent, and stays until it is dropped", async () => {
  const strange = [
    null,
    1,
    "text",
    [],
    {},
    { action: null },
    { action: { ...action, kind: "another" } },
    { action: { ...action, kind: "constructor" } },
    { action: { ...action, name: {} } },
    { action: { ...action, text: {} } },
    { action: { ...action, at: "1" } },
    { action, problem: {} },
    { ...draft, typed: undefined },
    { ...draft, at: null },
  ];
  const stored = Object.fromEntries(
    strange.flatMap((value, number) => [
      [`desk-action:${number}`, JSON.stringify(value)],
      [`desk-draft:${number} ABCD2345`, JSON.stringify(value)],
    ]),
  );
  stored["desk-action:known"] = JSON.stringify({ action });
  stored["desk-draft:note ABCD2345"] = JSON.stringify(draft);
  stored["desk-draft:broken ABCD2345"] = "{";
  const storage = { getItem: (key: string) => stored[key] ?? null };
  vi.stubGlobal("localStorage", Object.assign(Object.create(storage), stored));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const {
    actions,
    drafts,
    dropUnsentOf: dropAllAbout,
    dropUnsentOfOthers: dropOthers,
    listReferences,
    listWaitingActions: listWaiting,
  } = await import("./unsent.ts");
  expect([...actions.get().keys()]).toEqual(["known"]);
  expect([...drafts.get().keys()]).toEqual(["note ABCD2345"]);
  expect(listWaiting()).toEqual([action]);
  expect([...listReferences()]).toEqual(["ABCD2345"]);
  expect(Object.keys(localStorage)).toHaveLength(strange.length * 2 + 3);
  expect(actions.unreadable.get().size).toBe(strange.length);
  // What is typed anew in its field does not take its place.
  drafts.keep("broken ABCD2345", draft);
  expect(drafts.unreadable.get().get("unread-broken ABCD2345")).toBe("{");
  expect(drafts.unreadable.get().size).toBe(strange.length + 1);
  actions.drop("1");
  dropOthers("p");
  expect(actions.unreadable.get().size).toBe(strange.length - 1);
  dropOthers("another person");
  dropAllAbout("ABCD2345");
  expect([...actions.unreadable.get().values()].join()).not.toContain("Priya");
  expect(drafts.unreadable.get().size).toBe(0);
});
