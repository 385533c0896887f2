import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { fieldMessages } from "../../quote-request/messages.ts";
import { functionPath, idempotencyHeader, thankYouPath } from "../../quote-request/protocol.ts";
import {
  deliverySecret,
  siteUrl,
  startHostedTestServer,
} from "../../tests/support/hosted/hosted-test-server.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";

/** supabase/schedule.sql posts here. */
const deliveryPath = "/functions/v1/send-contact-email/deliver";

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", Origin: siteUrl, ...headers },
  body: JSON.stringify(body),
});

describe("the hosted function", () => {
  test("stores a request, answers with its reference, and mails from there", async () => {
    const { app, api, background, database } = await startHostedTestServer();
    // To the function's host, the site is another site.
    const request = json(sample, { "Sec-Fetch-Site": "cross-site" });
    const response = await app.request(functionPath, request);
    const { success, reference } = await response.json();
    expect([response.status, success, reference.length]).toEqual([200, true, 8]);
    await Promise.all(background);
    expect(api.mails.map(({ to }) => to[0]).sort()).toEqual([
      expect.stringContaining("quotes@maple.example"),
      sample.email,
    ]);
    // This one has no desk.
    expect(api.mails.some(({ html }) => html.includes("/desk"))).toBe(false);
    const { quarantine_reasons } = await database.db
      .selectFrom("quote_request")
      .select("quarantine_reasons")
      .executeTakeFirstOrThrow();
    expect(quarantine_reasons).toBeNull();
  });

  test("is found with and without the prefix of its path (§7.02)", async () => {
    const { app } = await startHostedTestServer();
    const path = functionPath.slice(functionPath.lastIndexOf("/"));
    expect((await app.request(path, json(sample))).status).toBe(200);
    expect((await app.request("/another-function", json(sample))).status).toBe(404);
  });

  test("answers as the server does, word for word", async () => {
    const hosted = await startHostedTestServer();
    const { app } = await startTestServer();
    const key = { [idempotencyHeader]: "one-key" };
    for (const each of [hosted.app, app]) await each.request(functionPath, json(sample, key));
    for (const request of [
      json({ ...sample, name: "Other" }, key),
      json({ ...sample, email: "nobody" }),
      json({ ...sample, phone: "12" }),
      json({ ...sample, name: "" }),
      json([1, 2]),
      json(sample, { "Content-Type": "text/plain" }),
      json(sample, { [idempotencyHeader]: "ä" }),
      json({ ...sample, message: "x".repeat(20_000) }),
    ]) {
      const there = await hosted.app.request(functionPath, request);
      const here = await app.request(functionPath, request);
      expect([there.status, await there.json()]).toEqual([here.status, await here.json()]);
    }
  });

  test("allows the site's origin by CORS and no other", async () => {
    const { app } = await startHostedTestServer();
    const ask = (origin: string) =>
      app.request(functionPath, {
        method: "OPTIONS",
        headers: {
          Origin: origin,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "apikey,authorization,content-type,idempotency-key",
        },
      });
    const own = await ask(siteUrl);
    expect([own.status, own.headers.get("Access-Control-Allow-Origin")]).toEqual([204, siteUrl]);
    expect(own.headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toContain(
      "idempotency-key",
    );
    const foreign = await ask("https://elsewhere.example");
    expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const sent = await app.request(
      functionPath,
      json(sample, { Origin: "https://elsewhere.example" }),
    );
    expect(sent.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

test("a form that is posted without JavaScript leads to the site's thank-you page, or to plain sentences", async () => {
  const { app, database } = await startHostedTestServer();
  const post = (changes: Partial<typeof sample>) =>
    app.request(functionPath, {
      method: "POST",
      body: new URLSearchParams({ ...sample, ...changes }),
    });
  const sent = await post({});
  const { reference } = await database.db
    .selectFrom("quote_request")
    .select("reference")
    .executeTakeFirstOrThrow();
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    `${siteUrl}${thankYouPath}?reference=${reference}`,
  ]);
  const rejected = await post({ email: "nobody", phone: "" });
  expect(rejected.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect([rejected.status, await rejected.text()]).toEqual([
    422,
    "Some answers need another look. Please go back to the form, where they are still filled in:\n" +
      `${fieldMessages.email}\n${fieldMessages.phone}`,
  ]);
  const large = await post({ message: "x".repeat(80_000) });
  expect([large.status, await large.text()]).toEqual([
    413,
    "The form is too large. Please go back and shorten the message.",
  ]);
});

test("a failing database is answered with a sentence", async () => {
  const { app, database } = await startHostedTestServer();
  await sql`alter table quote_request rename to gone`.execute(database.db);
  const sent = await app.request(functionPath, json(sample));
  expect(sent.status).toBe(500);
  expect((await sent.json()).error).toMatch(/^Your request could not be stored\. Please try again/);
  const form = { method: "POST", body: new URLSearchParams(sample) };
  const posted = await app.request(functionPath, form);
  expect([posted.status, await posted.text()]).toEqual([
    500,
    "There was a problem submitting your quote. Please try again. Or call us: 905-555-0142",
  ]);
  await sql`alter table outbox_mail rename to gone_mail`.execute(database.db);
  const called = await app.request(deliveryPath, {
    method: "POST",
    headers: { Authorization: `Bearer ${deliverySecret}` },
  });
  expect([called.status, await called.json()]).toEqual([
    500,
    { error: "That did not work. Please try again.", code: "failed" },
  ]);
});

describe("the schedule", () => {
  const call = (secret: string) => ({
    method: "POST",
    headers: { Authorization: `Bearer ${secret}` },
  });

  test("delivers mail that an interrupted function left", async () => {
    const { app, api, database, background } = await startHostedTestServer();
    await app.request(functionPath, json(sample));
    await Promise.all(background);
    await database.db
      .updateTable("outbox_mail")
      .set({ status: "waiting", sent_at: null, next_attempt_at: 0 })
      .execute();
    const response = await app.request(deliveryPath, call(deliverySecret));
    expect([response.status, await response.json()]).toEqual([200, { sent: 2 }]);
    // The mail API recognized both idempotency keys and sent neither again.
    expect(api.mails).toHaveLength(2);
  });

  test("sends the morning's list of what waits in quarantine, all of it", async () => {
    const { app, api, database, background } = await startHostedTestServer();
    for (let number = 1; number <= 6; number += 1)
      await app.request(functionPath, json({ ...sample, name: `Win ${number} www.a.example` }));
    await Promise.all(background);
    const dayBefore = Date.parse("2027-01-14T15:00:00Z");
    await database.db.updateTable("quote_request").set({ received_at: dayBefore }).execute();
    await app.request(deliveryPath, call(deliverySecret));
    expect(api.mails.map(({ subject }) => subject)).toEqual([
      "To look at in quarantine: 6 quote requests",
    ]);
    for (let number = 1; number <= 6; number += 1)
      expect(api.mails[0]?.text).toContain(`Win ${number} `);
  });

  test("is refused without the secret", async () => {
    const { app } = await startHostedTestServer();
    for (const secret of ["", "wrong", deliverySecret.toUpperCase(), deliverySecret.slice(1)])
      expect((await app.request(deliveryPath, call(secret))).status).toBe(401);
    expect((await app.request(deliveryPath, { method: "POST" })).status).toBe(401);
    expect((await app.request(deliveryPath, call(deliverySecret))).status).toBe(200);
  });
});
