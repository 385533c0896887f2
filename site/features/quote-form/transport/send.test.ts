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
import { ownTransport, type Transport } from "./transport.ts";

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

const answers: { name: string; answer: RequestListener; outcome: Outcome }[] = [
  {
    name: "a reference is shown (§7)",
    answer: answerJson(200, stored),
    outcome: { kind: "stored", reference: "ABCD2345" },
  },
  {
    name: "a refused e-mail address is told at its field (§8)",
    answer: answerJson(422, { error: "Invalid email: Please enter a valid email address" }),
    outcome: {
      kind: "invalid",
      message: "Invalid email: Please enter a valid email address",
      field: "email",
    },
  },
  {
    name: "a refused phone number is told at its field (§8)",
    answer: answerJson(422, { error: "Invalid phone: Please enter a valid phone number" }),
    outcome: {
      kind: "invalid",
      message: "Invalid phone: Please enter a valid phone number",
      field: "phone",
    },
  },
  {
    name: "another refused field without a code is told in the notice only",
    answer: answerJson(422, { error: "Invalid location: Please enter a valid location" }),
    outcome: {
      kind: "invalid",
      message: "Invalid location: Please enter a valid location",
      field: null,
    },
  },
  {
    name: "a code and a field decide, whatever the sentence says (§8, §10)",
    answer: answerJson(422, {
      error: "Wo soll der Wagen stehen?",
      code: "invalid",
      field: "location",
    }),
    outcome: { kind: "invalid", message: "Wo soll der Wagen stehen?", field: "location" },
  },
  {
    name: "a code without a field is told in the notice only, whatever words the sentence has",
    answer: answerJson(422, { error: "Invalid email", code: "invalid" }),
    outcome: { kind: "invalid", message: "Invalid email", field: null },
  },
  {
    name: "a field that the form does not have is told in the notice only",
    answer: answerJson(422, { error: "Invalid budget", code: "invalid", field: "budget" }),
    outcome: { kind: "invalid", message: "Invalid budget", field: null },
  },
  {
    name: "an unknown code counts for nothing",
    answer: answerJson(422, { error: "Invalid phone", code: "E_PHONE" }),
    outcome: { kind: "invalid", message: "Invalid phone", field: "phone" },
  },
  {
    name: "a code keeps a sentence with Invalid in it from being taken for the visitor's to mend",
    answer: answerJson(429, { error: "Invalid email sent too often", code: "rate-limited" }),
    outcome: { kind: "failed", sentence: "Invalid email sent too often" },
  },
  {
    name: "a key that was used for another request failed, and says so",
    answer: answerJson(409, { error: "This form was already sent.", code: "conflict" }),
    outcome: { kind: "failed", sentence: "This form was already sent." },
  },
  {
    name: "too many requests failed, and the function says how long to wait",
    answer: answerJson(429, { error: "Please wait 5 minutes." }, { "Retry-After": "300" }),
    outcome: { kind: "failed", sentence: "Please wait 5 minutes." },
  },
  {
    name: "a request that could not be stored failed, and the function says whom to call",
    answer: answerJson(500, { error: "It could not be stored. Call us.", code: "failed" }),
    outcome: { kind: "failed", sentence: "It could not be stored. Call us." },
  },
  {
    name: "what is wrong with the request's form is not told to a visitor",
    answer: answerJson(415, {
      error: "Send the request as application/json.",
      code: "unsupported",
    }),
    outcome: { kind: "failed", sentence: null },
  },
  {
    name: "an error that is no sentence failed without one",
    answer: answerJson(500, { error: { stack: "at line 1" } }),
    outcome: { kind: "failed", sentence: null },
  },
  {
    name: "an error in an answer of success is an error",
    answer: answerJson(200, { error: "Invalid email" }),
    outcome: { kind: "invalid", message: "Invalid email", field: "email" },
  },
  {
    name: "a gateway that speaks of other things than our fields failed",
    answer: answerJson(401, { code: 401, message: "Invalid email or JWT" }),
    outcome: { kind: "failed", sentence: null },
  },
  {
    name: "a relay that did not reach the function failed",
    answer: answerJson(500, { error: "Function unreachable" }, { "x-relay-error": "true" }),
    outcome: expect.objectContaining({ kind: "failed" }),
  },
  {
    name: "a success without a reference is one",
    answer: answerJson(200, { success: true }),
    outcome: { kind: "stored", reference: null },
  },
  {
    name: "a success with a reference that is no text is one without",
    answer: answerJson(201, { reference: 17 }),
    outcome: { kind: "stored", reference: null },
  },
  {
    name: "a success that says nothing is one",
    answer: answerJson(200, null),
    outcome: { kind: "stored", reference: null },
  },
  {
    name: "a proxy's error page failed",
    answer: showPage(502),
    outcome: { kind: "failed", sentence: null },
  },
  {
    name: "a connection that breaks failed",
    answer: ({ socket }) => socket.destroy(),
    outcome: { kind: "failed", sentence: null },
  },
  { name: "no answer in time is said", answer: giveUpWaiting, outcome: { kind: "timedOut" } },
  {
    name: "an answer that stops halfway is said to be late",
    answer: (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"success":');
      giveUpWaiting();
    },
    outcome: { kind: "timedOut" },
  },
];

const ways: { way: string; open: (url: string) => Transport }[] = [
  { way: "this site's own function", open: (url) => ownTransport(url + functionPath) },
  { way: "a hosted backend", open: (url) => hostedTransport(url, "anonymous") },
];

describe.each(ways)("by the way of $way (§7)", ({ open }) => {
  test.each(answers)("$name", async ({ answer, outcome }) => {
    const transport = open(await startFunction(answer));
    expect(await submit(transport)).toEqual(outcome);
  });

  test.each([
    { onLine: true, outcome: { kind: "failed", sentence: null } },
    { onLine: false, outcome: { kind: "offline" } },
  ])("a server that is not there is $outcome.kind where onLine is $onLine", async (row) => {
    vi.stubGlobal("navigator", { onLine: row.onLine });
    expect(await submit(open(await findDeadAddress()))).toEqual(row.outcome);
  });

  test("sends the nine fields as JSON, under the form's key, with how it was filled in (§7)", async () => {
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

test("a network's sign-in page in place of this site's function failed", async () => {
  const url = await startFunction(showPage(200));
  expect(await submit(ownTransport(url + functionPath))).toEqual({
    kind: "failed",
    sentence: null,
  });
});

test.each([204, 200])(
  "an empty answer of %i is a success of a hosted function only (§7, §10)",
  async (status) => {
    const url = await startFunction((_, response) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end();
    });
    const failed = { kind: "failed", sentence: null };
    expect(await submit(ownTransport(url + functionPath))).toEqual(failed);
    const stored = { kind: "stored", reference: null };
    expect(await submit(hostedTransport(url, "anonymous"))).toEqual(stored);
  },
);

test("a hosted function may answer in plain text", async () => {
  const url = await startFunction((_, response) => void response.end("OK"));
  const outcome = await submit(hostedTransport(url, "anonymous"));
  expect(outcome).toEqual({ kind: "stored", reference: null });
});
