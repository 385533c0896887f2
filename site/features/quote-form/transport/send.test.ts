import type { IncomingMessage, RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { functionPath } from "../../../../quote-request/protocol.ts";
import {
  answerJson,
  findDeadAddress,
  request,
  startFunction,
  stored,
} from "../../../../tests/support/servers/quote-function.ts";
import { hostedTransport } from "./hosted-transport.ts";
import { type Outcome, sendQuoteRequest } from "./send.ts";
import { serverTransport, type Transport } from "./transport.ts";

const submit = (transport: Transport) => sendQuoteRequest(transport, request, "a-key", false);

/** Lets the time pass after which a request without an answer ends. */
const giveUpWaiting = () => vi.advanceTimersByTime(25_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const showPage =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Not the function</h1>");
  };

const reference = (shown: string | null): Outcome => ({ kind: "stored", reference: shown });
const invalid = (message: string, field: string | null) =>
  ({ kind: "invalid", message, field }) as Outcome;
const failed = (sentence: string | null): Outcome => ({ kind: "failed", sentence });

const badEmail = "Invalid email: Please enter a valid email address";
const badPhone = "Invalid phone: Please enter a valid phone number";
const badPlace = "Invalid location: Please enter a valid location";

/** What each answer is, by what the function says: its status, its JSON and headers. */
const told: [name: string, answer: Parameters<typeof answerJson>, outcome: Outcome][] = [
  ["a reference is shown (§7.04)", [200, stored], reference("ABCD2345")],
  ["a success without a reference is one", [200, { success: true }], reference(null)],
  ["a success with a reference that is no text is one", [201, { reference: 17 }], reference(null)],
  ["a success that says nothing is one", [200, null], reference(null)],
  [
    "a refused e-mail address is told at its field (§8.04)",
    [422, { error: badEmail }],
    invalid(badEmail, "email"),
  ],
  [
    "a refused phone number is told at its field (§8.05)",
    [422, { error: badPhone }],
    invalid(badPhone, "phone"),
  ],
  [
    "another refused field without a code is told in the notice only",
    [422, { error: badPlace }],
    invalid(badPlace, null),
  ],
  [
    "a code and a field decide, whatever the sentence says (§8.04, §10.10)",
    [422, { error: "Wo?", code: "invalid", field: "location" }],
    invalid("Wo?", "location"),
  ],
  [
    "a code without a field is told in the notice only, whatever words the sentence has",
    [422, { error: badEmail, code: "invalid" }],
    invalid(badEmail, null),
  ],
  [
    "a field that the form does not have is told in the notice only",
    [422, { error: "Invalid budget", code: "invalid", field: "budget" }],
    invalid("Invalid budget", null),
  ],
  [
    "an unknown code counts for nothing",
    [422, { error: badPhone, code: "E_PHONE" }],
    invalid(badPhone, "phone"),
  ],
  [
    "an error in an answer of success is an error",
    [200, { error: badEmail }],
    invalid(badEmail, "email"),
  ],
  [
    "a code keeps a sentence with Invalid in it from being taken for the visitor's to mend",
    [429, { error: "Invalid email sent too often", code: "rate-limited" }],
    failed("Invalid email sent too often"),
  ],
  [
    "a request that could not be stored failed, and the function says whom to call",
    [500, { error: "It could not be stored. Call us.", code: "failed" }],
    failed("It could not be stored. Call us."),
  ],
  [
    "what is wrong with the request's form is not told to a visitor",
    [415, { error: "Send the request as application/json.", code: "unsupported" }],
    failed(null),
  ],
  [
    "an error that is no sentence failed without one",
    [500, { error: { stack: "at line 1" } }],
    failed(null),
  ],
  [
    "a gateway that speaks of other things than our fields failed",
    [401, { code: 401, message: "Invalid email or JWT" }],
    failed(null),
  ],
  [
    "a relay that did not reach the function failed",
    [500, { error: "Function unreachable" }, { "x-relay-error": "true" }],
    expect.objectContaining({ kind: "failed" }),
  ],
];
const answers: [name: string, answer: RequestListener, outcome: Outcome][] = [
  ...told.map(
    ([name, answer, outcome]) => [name, answerJson(...answer), outcome] as (typeof answers)[number],
  ),
  ["a proxy's error page failed", showPage(502), failed(null)],
  [
    "a network's sign-in page in place of the function failed (§10.11)",
    showPage(200),
    failed(null),
  ],
  [
    "a sign-in page failed that calls itself JSON",
    (_, response) => {
      const type = { "Content-Type": "application/json" };
      response.writeHead(200, type).end("\n<!DOCTYPE html><title>Sign in</title>");
    },
    failed(null),
  ],
  ["a connection that breaks failed", ({ socket }) => socket.destroy(), failed(null)],
  ["no answer in time is said", giveUpWaiting, { kind: "timedOut" }],
  [
    "an answer that stops halfway is said to be late",
    (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"success":');
      giveUpWaiting();
    },
    { kind: "timedOut" },
  ],
];

const ways: { way: string; open: (url: string) => Transport }[] = [
  { way: "this site's own function", open: (url) => serverTransport(url + functionPath) },
  { way: "a hosted backend", open: (url) => hostedTransport(url, "anonymous") },
];

describe.each(ways)("by the way of $way (§7.01)", ({ open }) => {
  test.each(answers)("%s", async (_, answer, outcome) => {
    const transport = open(await startFunction(answer));
    expect(await submit(transport)).toEqual(outcome);
  });

  test.each([
    { onLine: true, outcome: failed(null) },
    { onLine: false, outcome: { kind: "offline" } },
  ])("a server that is not there is $outcome.kind where onLine is $onLine", async (row) => {
    vi.stubGlobal("navigator", { onLine: row.onLine });
    expect(await submit(open(await findDeadAddress()))).toEqual(row.outcome);
  });

  test("a connection that died while somebody typed is no error: the request goes once more, under its key", async () => {
    const keys: unknown[] = [];
    const url = await startFunction((incoming, response) => {
      if (keys.push(incoming.headers["idempotency-key"]) === 1) incoming.socket.destroy();
      else answerJson(200, stored)(incoming, response);
    });
    expect(await submit(open(url))).toEqual(reference("ABCD2345"));
    expect(keys).toEqual(["a-key", "a-key"]);
  });

  test("sends the nine fields as JSON, under the form's key, with how it was filled in (§7.03)", async () => {
    const received: { request: IncomingMessage; body: unknown }[] = [];
    const url = await startFunction(async (incoming, response) => {
      received.push({ request: incoming, body: await json(incoming) });
      answerJson(200, stored)(incoming, response);
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

test.each([204, 200])(
  "an empty answer of %i is a success of a hosted function only (§7.04, §10.11)",
  async (status) => {
    const url = await startFunction((_, response) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end();
    });
    expect(await submit(serverTransport(url + functionPath))).toEqual(failed(null));
    expect(await submit(hostedTransport(url, "anonymous"))).toEqual(reference(null));
  },
);

test("a hosted function may answer in plain text", async () => {
  const url = await startFunction((_, response) => void response.end("OK"));
  expect(await submit(hostedTransport(url, "anonymous"))).toEqual(reference(null));
});
