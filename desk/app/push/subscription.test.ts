import { expect, test, vi } from "vitest";
import { switchOn } from "./subscription.ts";

/** A browser that subscribes once, and refuses another key until it is unsubscribed (Push API). */
function openBrowserWithKey(first: string) {
  const toJSON = () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } });
  let key: string | undefined = first;
  const unsubscribe = async () => {
    key = undefined;
    return true;
  };
  const pushManager = {
    getSubscription: async () => (key === undefined ? null : { unsubscribe, toJSON }),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (key !== undefined && key !== applicationServerKey)
        throw new DOMException("Another key", "InvalidStateError");
      key = applicationServerKey;
      return { unsubscribe, toJSON };
    },
  };
  const register = async () => ({ pushManager });
  const serviceWorker = { register, ready: register(), getRegistration: register };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("Notification", { requestPermission: async () => "granted" });
  const sent = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", sent);
  return { sent, serviceWorker, keyOf: () => key };
}

test("notices are switched on again after the server's key has changed", async () => {
  const { sent, keyOf } = openBrowserWithKey("old");
  await switchOn("new");
  expect([keyOf(), sent.mock.calls.length]).toEqual(["new", 1]);
});

test("a browser without a service worker says so, and does not wait for one", async () => {
  const { serviceWorker } = openBrowserWithKey("new");
  serviceWorker.register = () => Promise.reject(new TypeError("Refused"));
  serviceWorker.ready = new Promise(() => {});
  await expect(switchOn("new")).rejects.toThrow(/could not switch notices on/);
});
