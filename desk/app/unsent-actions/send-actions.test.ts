import { expect, test, vi } from "vitest";
import type { Action } from "./action.ts";
import type { TypedRequest } from "./typed-request.ts";

/** What of a browser the modules use when they are loaded. */
const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
for (const [name, listener] of Object.entries(listeners)) vi.stubGlobal(name, listener);
vi.stubGlobal("document", listeners);
vi.stubGlobal("localStorage", undefined);
const {
  queueAction: act,
  dropRefusedAction: dropRefused,
  sendActions,
  withdrawAction,
} = await import("./send-actions.ts");
const { actions, drafts, dropUnsentOf: dropAllAbout, listReferences } = await import("./unsent.ts");
const { queryClient } = await import("../server-api/query-client.ts");

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
  act(refused.action, refused.action);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(sent[1]).toEqual({ id: refused.action.id, text: action.text });
  expect(refused.action.id).not.toBe(action.id);
});

test("what was never sent is dropped by an undo, and what was sent is undone at the server", async () => {
  const reply: Action = {
    ...action,
    kind: "reply",
    id: crypto.randomUUID(),
    subject: "Your dates",
    text: "Hello",
    marksAnswered: true,
    template: "quote",
  };
  const typed = () => drafts.get().get(`reply ${action.reference}`)?.typed;
  queryClient.clear();
  act(reply);
  withdrawAction(reply);
  expect([...actions.get().keys()]).toEqual([]);
  const texts = { subject: "Your dates", text: "Hello", template: "quote", marksAnswered: true };
  expect(typed()).toEqual(texts);
  drafts.clear();

  const sent: [path: string, body: { id: string; actionId?: string }][] = [];
  let refusal: Response | null = null;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(String(init.body))]);
    return (path.endsWith("/undo") && refusal) || Response.json({});
  });
  queryClient.setQueryData(["start"], { person: action.person });
  for (const late of [false, true]) {
    const again = { ...reply, id: crypto.randomUUID() };
    sent.length = 0;
    act(again);
    await vi.waitFor(() => expect(sent[0]?.[1]).not.toHaveProperty("template"));
    await vi.waitFor(() => expect(actions.get().size).toBe(0));
    refusal = late
      ? Response.json({ error: "It is on its way already.", code: "conflict" }, { status: 409 })
      : null;
    withdrawAction(again);
    await vi.waitFor(() => expect(actions.get().size).toBe(0));
    expect(sent.map(([path]) => path.split("/").at(-1))).toEqual(["replies", "undo"]);
    expect(sent[1]?.[1].actionId).toBe(again.id);
    expect(typed()).toEqual(late ? undefined : texts);
    drafts.clear();
  }
  await sendActions();
});

test("a phone call that is withdrawn is in its form again, also after it was tried in vain", async () => {
  const { toNewRequest } = await import("./typed-request.ts");
  const said = { name: "Cora", phone: "905-555-0142", email: "", startDate: "2027-06-12" };
  const call: Action = {
    ...{ ...action, ...toNewRequest(said), kind: "new-request" },
    ...{ id: crypto.randomUUID(), reference: "" },
  };
  const fetched = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetched);
  act(call);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  withdrawAction(call);
  expect([...actions.get().keys()]).toEqual([]);
  const typed = drafts.get().get("new-request")?.typed;
  expect(toNewRequest(typed as TypedRequest)).toEqual(toNewRequest(said));
  drafts.clear();
});

test("an action that a server of another version does not know costs nothing of its request", async () => {
  actions.clear();
  vi.stubGlobal("fetch", async (_path: string, { method }: RequestInit) =>
    method === "POST"
      ? Response.json({ error: "There is no such address.", code: "not-found" }, { status: 404 })
      : Response.json({ ...action }),
  );
  drafts.keep(`reply ${action.reference}`, {
    person: action.person,
    typed: { text: "Hello" },
    at: Date.now(),
  });
  queryClient.setQueryData(["start"], { person: action.person });
  act({ ...action, id: "unknown" });
  await vi.waitFor(() =>
    expect(actions.get().get("unknown")?.problem).toBe("There is no such address."),
  );
  expect(drafts.get().size).toBe(1);
  queryClient.clear();
  actions.clear();
  drafts.clear();
});

test("an undo that was answered late leaves what was typed meanwhile", async () => {
  const reply: Action = {
    ...{ ...action, kind: "reply", subject: "Your dates", text: "Hello", marksAnswered: true },
    id: crypto.randomUUID(),
  };
  const type = (name: string, typed: object) =>
    drafts.keep(name, { person: action.person, typed, at: Date.now() });
  let answer = (_: Response) => {};
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/undo") ? new Promise((resolve) => (answer = resolve)) : Response.json({}),
  );
  queryClient.setQueryData(["start"], { person: action.person });
  act(reply);
  await vi.waitFor(() => expect(actions.get().size).toBe(0));
  const { text: said } = action as { text: string };
  withdrawAction(reply);
  const typed = { subject: "A ramp", marksAnswered: false };
  type(`reply ${action.reference}`, { ...typed, text: said });
  answer(Response.json({}));
  await vi.waitFor(() =>
    expect(drafts.get().get(`reply ${action.reference}`)?.typed).toEqual({
      ...typed,
      text: `Hello\n\n${said}`,
    }),
  );
  drafts.clear();

  queryClient.clear();
  const call = {
    ...{ ...action, kind: "new-request", id: crypto.randomUUID(), reference: "" },
  } as unknown as Action;
  act(call);
  type("new-request", {});
  withdrawAction(call);
  expect(actions.get().has(call.id)).toBe(true);
  actions.clear();
  drafts.clear();
});

test("a refusal that names another request forgets the name when that is erased", async () => {
  actions.keep("1", { action, problem: "4-station is taken by Otto O.", about: "KATE2345" });
  expect([...listReferences()]).toEqual([action.reference, "KATE2345"]);
  dropAllAbout("KATE2345");
  const [kept] = actions.get().values();
  expect(kept).toEqual({ action, problem: expect.stringMatching(/erased/) });
  expect([...listReferences()]).toEqual([action.reference]);
});

test("an action that cannot be sent keeps back its own request, and not the others", async () => {
  actions.clear();
  queryClient.clear();
  const note = (reference: string, text: string, at: number): Action => ({
    ...{ ...action, reference, text, at, id: `${reference} ${text}` },
  });
  // No address can be made of half a character, and a proxy lets one text not through.
  const waiting = [note("\ud800", "a", 1), note("BARRED22", "b", 2), note("BARRED22", "c", 3)];
  for (const each of waiting) actions.keep(each.id, { action: each });
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)).text);
    return path.includes("BARRED22")
      ? new Response("<h1>Forbidden</h1>", { status: 403 })
      : Response.json({});
  });
  queryClient.setQueryData(["start"], { person: action.person });
  act(note("FREE2345", "d", 4));
  await vi.waitFor(() => expect(actions.get().has("FREE2345 d")).toBe(false));
  expect(sent).toEqual(["b", "d"]);
  expect([...actions.get().keys()]).toEqual(waiting.map(({ id }) => id));
});

test("a refused action keeps back what was done after it to its request until the owner decides", async () => {
  actions.clear();
  const texts: string[] = [];
  let isClash = true;
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    const { text } = JSON.parse(String(init.body));
    texts.push(text);
    return isClash && text === "booking"
      ? Response.json({ error: "Another booking has it.", code: "conflict" }, { status: 409 })
      : Response.json({});
  });
  const note = (text: string, reference = action.reference): Action => ({
    ...{ ...action, kind: "note", text, reference, id: crypto.randomUUID() },
  });
  const kept = () => [...actions.get().values()];
  const texted = (expected: string[]) => vi.waitFor(() => expect(texts).toEqual(expected));
  const sendAgain = (refused: Action) => act(refused, refused);
  for (const decide of [sendAgain, dropRefused]) {
    isClash = true;
    queryClient.clear();
    act(note("booking"));
    act(note("reply"));
    act(note("other", "EFGH2345"));
    queryClient.setQueryData(["start"], { person: action.person });
    await sendActions();
    await vi.waitFor(() => expect(kept().map(({ problem }) => !problem)).toEqual([false, true]));
    expect(texts).toEqual(["booking", "other"]);
    // What is done once the refusal is known is not on hold.
    act(note("afterwards"));
    await texted(["booking", "other", "afterwards"]);
    await vi.waitFor(() => expect(kept()).toHaveLength(2));
    isClash = false;
    texts.length = 0;
    for (const { action, problem } of kept()) if (problem) decide(action);
    await texted(decide === sendAgain ? ["booking", "reply"] : ["reply"]);
    await vi.waitFor(() => expect(kept()).toEqual([]));
    texts.length = 0;
  }
});
