import { expect, test, vi } from "vitest";
import type { Action } from "./action.ts";

/** What of a browser the modules use when they are loaded. */
const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
for (const [name, listener] of Object.entries(listeners)) vi.stubGlobal(name, listener);
vi.stubGlobal("document", listeners);
vi.stubGlobal("localStorage", undefined);

const action: Action = {
  kind: "note",
  text: "Wants a ramp",
  id: crypto.randomUUID(),
  reference: "ABCD2345",
  name: "Priya",
  person: "quotes@maple.example",
  at: 1,
};

test("an action whose id is used waits for the owner, and is sent again under another id", async () => {
  const sent: { id: string; text: string }[] = [];
  const answers = [
    Response.json({ error: "Used.", code: "conflict", field: "id" }, { status: 409 }),
    Response.json({}),
  ];
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answers.shift() ?? Response.json({});
  });
  const { act, sendActions } = await import("./send-actions.ts");
  const { actions } = await import("./unsent.ts");
  const { queryClient } = await import("../server-api/query-client.ts");
  const kept = () => [...actions.get().values()];
  act(action);
  expect(sent).toEqual([]);
  queryClient.setQueryData(["start"], { person: action.person });
  await sendActions();
  await vi.waitFor(() => expect(kept()[0]?.problem).toBe("Used."));
  await sendActions();
  expect(sent).toEqual([{ id: action.id, text: action.text }]);

  const [refused] = kept();
  if (!refused) throw new Error("The action is lost");
  act(refused.action);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(sent[1]).toEqual({ id: refused.action.id, text: action.text });
  expect(refused.action.id).not.toBe(action.id);
});
