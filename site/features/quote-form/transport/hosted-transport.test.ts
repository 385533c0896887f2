import { afterEach, describe, expect, test, vi } from "vitest";
import { functionPath } from "../../../../quote-request/protocol.ts";
import {
  answerJson,
  request,
  startFunction,
  stored,
} from "../../../../tests/support/servers/quote-function.ts";
import { openFunction } from "./hosted-client.ts";
import { hostedTransport } from "./hosted-transport.ts";
import { sendQuoteRequest } from "./send.ts";
import type { Transport } from "./transport.ts";

const submit = (transport: Transport) => sendQuoteRequest(transport, request, "a-key", false);

/** What the browser does to fetch the client's code; each call takes the next of these. */
const fetches = (...steps: (() => Promise<void>)[]) =>
  vi.fn(async () => {
    await steps.shift()?.();
    return { openFunction };
  });
const fails = () => Promise.reject(new TypeError("Failed to fetch the script"));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a hosted backend", () => {
  test("is asked with the public key, at an address that may end with a slash (§7.05)", async () => {
    const keys: unknown[] = [];
    const url = await startFunction((incoming, response) => {
      keys.push([incoming.url, incoming.headers.apikey, incoming.headers.authorization]);
      answerJson(200, stored)(incoming, response);
    });
    await submit(hostedTransport(`${url}/`, "anonymous"));
    expect(keys).toEqual([[functionPath, "anonymous", "Bearer anonymous"]]);
  });

  test("has its client fetched once, ahead of the first request (§7.01)", async () => {
    const load = fetches();
    const url = await startFunction(answerJson(200, stored));
    const transport = hostedTransport(url, "anonymous", load);
    transport.prepare?.();
    transport.prepare?.();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await submit(transport)).toMatchObject({ kind: "stored" });
    expect(await submit(transport)).toMatchObject({ kind: "stored" });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("has its client fetched again by the request where that failed", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const load = fetches(fails);
    const url = await startFunction(answerJson(200, stored));
    const transport = hostedTransport(url, "anonymous", load);
    transport.prepare?.();
    expect(await submit(transport)).toMatchObject({ kind: "stored" });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("gets no request once a visitor was told that its client came too late", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const client = Promise.withResolvers<void>();
    const answer = vi.fn(answerJson(200, stored));
    const load = fetches(() => client.promise);
    const transport = hostedTransport(await startFunction(answer), "anonymous", load);
    const send = vi.spyOn(transport, "send");
    const outcome = submit(transport);
    vi.advanceTimersByTime(25_000);
    expect(await outcome).toEqual({ kind: "timedOut" });
    client.resolve();
    await expect(send.mock.results[0]?.value).rejects.toThrow();
    expect(answer).not.toHaveBeenCalled();
  });
});
