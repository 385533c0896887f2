import type { IncomingMessage, RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { functionPath } from "../../../quote-request/protocol.ts";
import { hostedTransport } from "./hosted-transport.ts";
import { ownTransport } from "./own-transport.ts";
import { type Outcome, sendQuoteRequest } from "./send.ts";
import { findDeadAddress, request, say, startFunction, stored } from "./testing/quote-function.ts";
import type { Transport } from "./transport.ts";

const submit = (transport: Transport) => sendQuoteRequest(transport, request, "a-key", false);

/** Takes the place of the clock that ends a visitor's patience. */
let patience: AbortController;
const losePatience = () => patience.abort(new DOMException("Too slow", "TimeoutError"));

beforeEach(() => {
  patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const showPage =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Not the function</h1>");
  };

const answers: { name: string; answer: RequestListener; outcome: Outcome }[] = [
  {
    name: "a reference is shown",
    answer: say(200, stored),
    outcome: { kind: "stored", reference: "ABCD2345" },
  },
  {
    name: "a refused e-mail address is told at its field",
    answer: say(422, { error: "Invalid email: Please enter a valid email address" }),
    outcome: {
      kind: "refused",
      message: "Invalid email: Please enter a valid email address",
      field: "email",
    },
  },
  {
    name: "a refused phone number is told at its field",
    answer: say(422, { error: "Invalid phone: Please enter a valid phone number" }),
    outcome: {
      kind: "refused",
      message: "Invalid phone: Please enter a valid phone number",
      field: "phone",
    },
  },
  {
    name: "another refused field is told in the notice only",
    answer: say(422, { error: "Invalid location: Please enter a valid location" }),
    outcome: {
      kind: "refused",
      message: "Invalid location: Please enter a valid location",
      field: null,
    },
  },
  {
    name: "a key that was used for another request failed",
    answer: say(409, { error: "This form was already sent with other answers." }),
    outcome: { kind: "failed" },
  },
  {
    name: "too many requests failed",
    answer: say(429, { error: "Please try again in 5 minutes." }, { "Retry-After": "300" }),
    outcome: { kind: "failed" },
  },
  {
    name: "a request that could not be stored failed",
    answer: say(500, { error: "Your request could not be stored. Please try again." }),
    outcome: { kind: "failed" },
  },
  {
    name: "a gateway that speaks of other things than our fields failed",
    answer: say(401, { code: 401, message: "Invalid email or JWT" }),
    outcome: { kind: "failed" },
  },
  {
    name: "a relay that did not reach the function failed",
    answer: say(500, { error: "Function unreachable" }, { "x-relay-error": "true" }),
    outcome: { kind: "failed" },
  },
  {
    name: "a success without a reference failed",
    answer: say(200, { success: true }),
    outcome: { kind: "failed" },
  },
  {
    name: "a success that says nothing failed",
    answer: say(200, null),
    outcome: { kind: "failed" },
  },
  { name: "a proxy's error page failed", answer: showPage(502), outcome: { kind: "failed" } },
  { name: "a network's sign-in page failed", answer: showPage(200), outcome: { kind: "failed" } },
  {
    name: "a connection that breaks failed",
    answer: ({ socket }) => socket.destroy(),
    outcome: { kind: "failed" },
  },
  { name: "no answer in time is said", answer: losePatience, outcome: { kind: "timedOut" } },
  {
    name: "an answer that stops halfway is said to be late",
    answer: (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"success":');
      losePatience();
    },
    outcome: { kind: "timedOut" },
  },
];

const ways: { way: string; open: (url: string) => Transport }[] = [
  { way: "this site's own function", open: (url) => ownTransport(url + functionPath) },
  { way: "a hosted backend", open: (url) => hostedTransport(url, "anonymous") },
];

describe.each(ways)("by the way of $way", ({ open }) => {
  test.each(answers)("$name", async ({ answer, outcome }) => {
    const transport = open(await startFunction(answer));
    expect(await submit(transport)).toEqual(outcome);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(25_000);
  });

  test.each([
    { onLine: true, kind: "failed" },
    { onLine: false, kind: "offline" },
  ])("a server that is not there is $kind where onLine is $onLine", async ({ onLine, kind }) => {
    vi.stubGlobal("navigator", { onLine });
    expect(await submit(open(await findDeadAddress()))).toEqual({ kind });
  });

  test("sends the nine fields as JSON, under the form's key, with how it was filled in", async () => {
    const received: { request: IncomingMessage; body: unknown }[] = [];
    const url = await startFunction(async (incoming, response) => {
      received.push({ request: incoming, body: await json(incoming) });
      say(200, stored)(incoming, response);
    });
    await sendQuoteRequest(open(url), request, "a-key", true);
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toEqual(request);
    expect(received[0]?.request).toMatchObject({ method: "POST", url: functionPath });
    expect(received[0]?.request.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "a-key",
      "x-form-filling": expect.stringMatching(/^\d+ trap$/),
    });
  });
});
