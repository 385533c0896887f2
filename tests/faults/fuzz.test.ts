import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { fieldNames } from "../../quote-request/fields.ts";
import { formPath, functionPath, idempotencyHeader } from "../../quote-request/protocol.ts";
import { requestListener } from "../../server/http/http-server.ts";
import { sample } from "../support/sample.ts";
import { listenOnFreePort } from "../support/servers/ports.ts";
import { writeSite } from "../support/servers/site.ts";
import { startTestServer } from "../support/servers/test-server.ts";
import { startTestServerWithInbox } from "../support/servers/test-server-with-inbox.ts";

const naughtyStrings: string[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("big-list-of-naughty-strings")), "utf8"),
);
const requests = 200;

/** Texts that have broken other programs, and any text at all. */
const text = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);
const control = fc.constantFrom("\r\n", "\n", "\0", "\t", "\u2028", "\u202e", "\ud800", "\x7f");
const nasty = fc.oneof(
  text,
  fc.tuple(text, control, text).map((parts) => parts.join("")),
);

/** Sends many inputs, none of which may be answered with 5xx. */
async function fuzz<Input>(inputs: fc.Arbitrary<Input>, send: (input: Input) => Promise<number>) {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const status = await send(input);
      expect(status, JSON.stringify(input)).toBeLessThan(500);
    }),
    { numRuns: requests },
  );
}

test("the quote function answers anything at all without breaking", async () => {
  const { app } = await startTestServer();
  const body = fc.oneof(
    fc.json(),
    fc.object().map((object) => JSON.stringify(object)),
    fc
      .record(Object.fromEntries(fieldNames.map((name) => [name, fc.oneof(nasty, fc.anything())])))
      .map((fields) =>
        JSON.stringify(fields, (_, value) => (typeof value === "bigint" ? 0 : value)),
      ),
    fc.string({ unit: "binary" }),
  );
  const headers = fc.record({
    "Content-Type": fc.constantFrom("application/json", "application/json; charset=x", "text/x"),
    [idempotencyHeader]: fc.string({ minLength: 0, maxLength: 210 }),
    "X-Forwarded-For": fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ maxLength: 40 })),
    Origin: fc.oneof(fc.webUrl(), fc.string({ maxLength: 20 })),
    "X-Form-Filling": fc.string({ maxLength: 20 }),
  });
  await fuzz(fc.tuple(body, headers), async ([json, raw]) => {
    const sent = new Headers();
    for (const [name, value] of Object.entries(raw))
      if (/^[\x20-\x7e]*$/.test(String(value))) sent.set(name, String(value));
    return (await app.request(functionPath, { method: "POST", headers: sent, body: json })).status;
  });
});

test("the form without JavaScript answers anything at all without breaking", async () => {
  const siteFolder = await writeSite({
    [`${formPath.slice(1)}.html`]: "<html><form id=quote-request-form></form></html>",
  });
  const { app } = await startTestServer({ siteFolder });
  const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...fieldNames), text), nasty), {
    maxLength: 12,
  });
  await fuzz(fields, async (pairs) => {
    const body = new URLSearchParams(
      pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
    );
    return (await app.request(formPath, { method: "POST", body })).status;
  });
});

test("no path, query or method breaks the server or leads out of the site", async () => {
  const siteFolder = await writeSite({
    "index.html": "home",
    "privacy.html": "privacy",
    "404.html": "not found",
    "../secret.html": "secret",
  });
  const { app } = await startTestServer({ siteFolder });
  const server = createServer(requestListener(app));
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  /** Sends a request line as it is, which no client library would. */
  const ask = async (line: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const answer = await readText(socket);
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), text: answer };
  };
  const climbing =
    ".. . %2e%2e ..%2f ..%5c %00 % %zz %c0%ae secret.html privacy // \\ ? ; %252e%252e #";
  const part = fc.oneof(
    fc.constantFrom(...climbing.split(" ")),
    fc.string({ unit: "binary-ascii", maxLength: 12 }),
    fc.webFragments(),
  );
  const path = fc
    .array(part, { maxLength: 6 })
    .map((parts) => `/${parts.join("/")}`.replace(/[\r\n ]/g, "+"));
  const methods = "GET GET GET HEAD POST PUT DELETE OPTIONS TRACE";
  const method = fc.constantFrom(...methods.split(" "));
  await fuzz(fc.tuple(method, path), async ([verb, target]) => {
    const { status, text: answer } = await ask(`${verb} ${target}`);
    expect(answer).not.toContain("secret");
    expect(status).toBeGreaterThanOrEqual(200);
    return status;
  });
});

const risky = /<(?:script|img|link|iframe|svg|form|input|object|style)\b[^>]*/gi;
const logo = ' src="https://maple.example/icons/apple-touch-icon.png"';

test("whatever a visitor types reaches the owner's mail as text, and adds no header, recipient or markup", async () => {
  const testServer = await startTestServerWithInbox();
  const words = fc.record({ name: nasty, location: nasty, message: nasty });
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(words, async (typed) => {
      sent += 1;
      const body = { ...sample, ...typed, email: `guest${sent}@example.com` };
      const response = await testServer.post(body, `key-${sent}`);
      expect(response.status).toBeLessThan(500);
      if (response.status !== 200) return;
      await testServer.deliver();
      for (const { raw, recipients } of testServer.inbox.mails.splice(0)) {
        const mail = await PostalMime.parse(raw);
        expect(recipients).toHaveLength(1);
        expect([mail.to?.length, mail.from?.address]).toEqual([1, testServer.settings.from]);
        expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
        const elements = mail.html?.match(risky) ?? [];
        // Of ours there is one: the logo of the acknowledgement.
        const isOurs = recipients[0] === body.email;
        expect(elements.map((element) => element.includes(logo))).toEqual(isOurs ? [true] : []);
      }
    }),
    { numRuns: 40 },
  );
});

test("a mail row that makes no sense holds up no other mail", async () => {
  const testServer = await startTestServerWithInbox();
  for (const number of [1, 2, 3])
    await testServer.post({ ...sample, email: `guest${number}@example.com` });
  const [first, , third] = await testServer.rows();
  for (const [row, kind] of [
    [first, "no such kind"],
    [third, ""],
  ] as const)
    await testServer.db
      .updateTable("outbox_mail")
      .set({ kind })
      .where("id", "=", row?.id ?? 0)
      .execute();
  await testServer.deliver();
  expect(testServer.inbox.mails).toHaveLength(4);
  const rows = await testServer.rows();
  expect(rows.filter(({ status }) => status === "waiting")).toHaveLength(2);
});
