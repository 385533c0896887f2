import { expect, test, vi } from "vitest";
import type { Action } from "./action.ts";

/** What the browser keeps for all pages, and what tells a page that another has changed it. */
const storage: Storage = Object.create({
  getItem: (key: string) => storage[key] ?? null,
  setItem: (key: string, text: string) => Reflect.set(storage, key, text),
  removeItem: (key: string) => Reflect.deleteProperty(storage, key),
});
const told: ((change: { key: null }) => void)[] = [];
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("document", { addEventListener: () => {} });
vi.stubGlobal("addEventListener", (name: string, listener: (typeof told)[number]) => {
  if (name === "storage") told.push(listener);
});
vi.stubGlobal("removeEventListener", () => {});

const person = "quotes@maple.example";
const reply: Action = {
  ...{ kind: "reply", subject: "Your dates", text: "Hello", marksAnswered: true },
  ...{ id: crypto.randomUUID(), reference: "ABCD2345", name: "Priya", person, at: 1_000 },
};

/** Opens the desk once more: another page, or the same one after a reload. */
async function openPage() {
  vi.resetModules();
  const { queryClient } = await import("../server-api/query-client.ts");
  queryClient.setQueryData(["start"], { person });
  return { ...(await import("./send-actions.ts")), ...(await import("./unsent.ts")) };
}

test.each(["the page before", "another page"])(
  "a reply whose answer was cut off for %s is taken back at the server, which may have it",
  async (whose) => {
    const here = await openPage();
    const cutOff = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", cutOff);
    const there = whose === "another page" ? await openPage() : here;
    there.queueAction(reply);
    await vi.waitFor(() => expect(cutOff).toHaveBeenCalled());
    for (const tell of told) tell({ key: null });
    const { actions, drafts, withdrawAction } = there === here ? await openPage() : here;
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      sent.push(path);
      return Response.json({});
    });
    expect([...actions.get().keys()]).toEqual([reply.id]);
    withdrawAction(reply);
    await vi.waitFor(() => expect(sent).toEqual(["/desk/api/requests/ABCD2345/undo"]));
    await vi.waitFor(() =>
      expect(drafts.get().get("reply ABCD2345")?.typed).toMatchObject({ text: "Hello" }),
    );
    drafts.clear();
  },
);

test("what is done after the clock was set back is sent after what was done before", async () => {
  const { queueAction: act, listWaitingActions: listWaiting } = await openPage();
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const mark = (status: "quoted" | "lost", at: number): Action => ({
    ...{ kind: "status", status, id: status, reference: "ABCD2345", name: "Priya", person, at },
  });
  act(mark("quoted", 600_000));
  act(mark("lost", 1_000));
  expect(listWaiting().map(({ id }) => id)).toEqual(["quoted", "lost"]);
  const reopened = await openPage();
  expect(reopened.listWaitingActions().map(({ id }) => id)).toEqual(["quoted", "lost"]);
});
