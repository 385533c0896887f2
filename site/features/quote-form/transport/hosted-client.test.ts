import { afterEach, expect, test, vi } from "vitest";
import {
  answerJson,
  request,
  startFunction,
  stored,
} from "../../../../tests/support/servers/quote-function.ts";
import { openFunction } from "./hosted-client.ts";

/** The name under which the client keeps a session of a backend at 127.0.0.1. */
const key = "sb-127-auth-token";
const session = (name: string, expiresAt: number) => ({
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  token_type: "bearer",
  expires_in: 3600,
  expires_at: expiresAt,
  user: { id: "a-user", aud: "authenticated", app_metadata: {}, user_metadata: {} },
});
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Gives the client a browser's local storage, and returns what is in it. */
function startBrowserStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal("window", { location: { href: "http://127.0.0.1/" } });
  vi.stubGlobal("document", {});
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

test("a session that ends soon is refreshed without a request (§7.07)", async () => {
  const items = startBrowserStorage();
  // The client itself takes a session of more than 90 s as good; its timer refreshes from 120 s.
  items.set(key, JSON.stringify(session("old", inSeconds(105))));
  const url = await startFunction(answerJson(200, session("new", inSeconds(3600))));
  openFunction(url, "anonymous");
  await vi.waitFor(() => expect(items.get(key)).toContain("refresh new"));
});

test("a session of a hosted backend is kept in local storage (§7.06)", async () => {
  const items = startBrowserStorage();
  items.set(key, JSON.stringify(session("old", inSeconds(-60))));
  const asked: string[] = [];
  const url = await startFunction((incoming, response) => {
    asked.push(`${incoming.url} ${incoming.headers.authorization}`);
    const isRefresh = incoming.url?.startsWith("/auth/v1/token");
    answerJson(200, isRefresh ? session("new", inSeconds(3600)) : stored)(incoming, response);
  });
  const send = openFunction(url, "anonymous");
  await vi.waitFor(() => expect(items.get(key)).toContain("refresh new"));
  expect(asked[0]).toMatch(/^\/auth\/v1\/token\?grant_type=refresh_token /);
  expect(await send(request, {}, AbortSignal.timeout(5000))).toMatchObject({ isOk: true });
  expect(asked.at(-1)).toContain("Bearer access new");
});
