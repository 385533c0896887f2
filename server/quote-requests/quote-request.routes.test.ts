import { describe, expect, test } from "vitest";
import { fieldMessages } from "../../quote-request/messages.ts";
import { botSignalsHeader, functionPath, isReference } from "../../quote-request/protocol.ts";
import { sample, sampleRow } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { day, minute } from "../time/durations.ts";

describe("the quote function", () => {
  test("stores the nine fields with both mails before it answers with a reference (§3.5.21, §7.10)", async () => {
    const testServer = await startTestServer();
    const response = await testServer.post(sample);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const answer = await response.json();
    expect(answer).toEqual({ success: true, reference: expect.any(String) });
    expect(isReference(answer.reference)).toBe(true);
    const row = await testServer.db
      .selectFrom("quote_request")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...sampleRow,
      reference: answer.reference,
      folded_text: expect.stringContaining("vineland"),
    });
    const mails = await testServer.db.selectFrom("outbox_mail").selectAll().execute();
    expect(mails.map(({ kind, status }) => [kind, status])).toEqual([
      ["owner-notice", "waiting"],
      ["acknowledgement", "waiting"],
    ]);
  });

  test("takes a same-day rental, a past date, no message, and long texts of any script (§3.4.02, §5.03, §5.16, §5.24)", async () => {
    const testServer = await startTestServer();
    const { message: _none, ...rest } = sample;
    const day = `${new Date().getUTCFullYear() - 1}-02-28`;
    const long = { name: "名".repeat(100), location: "所".repeat(200), message: "言".repeat(4000) };
    for (const request of [
      { ...rest, startDate: day, endDate: day },
      { ...sample, ...long },
    ])
      expect((await testServer.post(request)).status).toBe(200);
  });

  const broken: [Record<string, unknown>, string][] = [
    [{ name: " P " }, "Invalid name: Name must be at least 2 characters long"],
    [
      { name: "Priya\nBcc: x" },
      "Invalid name: Please keep this on one line, without special control characters",
    ],
    [{ name: "x".repeat(101) }, "Invalid name: Please shorten this to 100 characters or fewer"],
    [{ name: 12 }, "Invalid name: Name must be at least 2 characters long"],
    [{ email: "priya.raman@" }, "Invalid email: Please enter a valid email address"],
    [{ email: "priya raman@example.com" }, "Invalid email: Please enter a valid email address"],
    [{ email: "a@example.com,b@example.com" }, "Invalid email: Please enter a valid email address"],
    [{ email: "a@example.com;b@example.com" }, "Invalid email: Please enter a valid email address"],
    [
      { email: "Priya <a@example.com>, b@example.com" },
      "Invalid email: Please enter a valid email address",
    ],
    [
      { email: `${"x".repeat(250)}@a.ca` },
      "Invalid email: Please shorten this to 254 characters or fewer",
    ],
    [{ phone: "555-018" }, `Invalid phone: ${fieldMessages.phone}`],
    [{ location: " On " }, "Invalid location: Please enter a valid location"],
    [{ startDate: "" }, "Invalid startDate: Please select a rental start date"],
    // What a browser takes 27 for, and a year that has a digit too many.
    [{ startDate: "0027-06-12" }, "Invalid startDate: Please select a rental start date"],
    [{ endDate: "2072-06-12" }, "Invalid endDate: Please select a rental end date"],
    [{ startDate: "2027-02-29" }, "Invalid startDate: Please select a rental start date"],
    [{ startDate: "12/06/2027" }, "Invalid startDate: Please select a rental start date"],
    [{ endDate: "" }, "Invalid endDate: Please select a rental end date"],
    [{ endDate: "2027-06-11" }, "Invalid endDate: End date must be after start date"],
    [{ eventType: "" }, "Invalid eventType: Please select an event type"],
    [{ eventType: "Wedding" }, "Invalid eventType: Please select an event type"],
    [{ guestCount: "10-20" }, "Invalid guestCount: Please select expected guest count"],
    [
      { message: "x".repeat(4001) },
      "Invalid message: Please shorten this to 4,000 characters or fewer",
    ],
    // Of several fields, the first in the order of the form.
    [{ guestCount: "", phone: "1", location: "" }, `Invalid phone: ${fieldMessages.phone}`],
  ];
  test("refuses what breaks a rule with the rule's sentence (§5.04, §5.06, §5.08, §5.10, §5.12, §5.14–15, §7.09, §10.06, §10.09)", async () => {
    const testServer = await startTestServer();
    for (const [change, sentence] of broken) {
      const response = await testServer.post({ ...sample, ...change });
      const field = sentence.match(/^Invalid (\w+):/)?.[1];
      expect([response.status, await response.json()], JSON.stringify(change)).toEqual([
        422,
        { error: sentence, code: "invalid", field },
      ]);
    }
    expect(await testServer.count("quote_request")).toBe(0);
  });

  test("refuses other methods, media types, sizes and shapes (§10.09)", async () => {
    const testServer = await startTestServer();
    const send = (init: RequestInit) => testServer.app.request(functionPath, init);
    const json = { "Content-Type": "application/json" };
    const said = async (answer: Response | Promise<Response>) => {
      const response = await answer;
      const { error, code, ...rest } = await response.json();
      expect([typeof error, rest]).toEqual(["string", {}]);
      return [response.status, code];
    };
    const get = await send({ method: "GET" });
    expect(get.headers.get("Allow")).toBe("POST");
    expect(await said(get)).toEqual([405, "method"]);
    const plain = send({ method: "POST", body: "name=x" });
    expect(await said(plain)).toEqual([415, "unsupported"]);
    for (const body of ["{", "[]", "null"])
      expect(await said(send({ method: "POST", headers: json, body }))).toEqual([400, "invalid"]);
    const large = JSON.stringify({ ...sample, message: "x".repeat(17_000) });
    const refusedAsTooLarge = [413, "too-large"];
    expect(await said(send({ method: "POST", headers: json, body: large }))).toEqual(
      refusedAsTooLarge,
    );
    const stream = new Blob([large]).stream();
    const streamed = { method: "POST", headers: json, body: stream, duplex: "half" } as RequestInit;
    expect(await said(send(streamed))).toEqual(refusedAsTooLarge);
    expect(await said(testServer.post(sample, "a key with spaces"))).toEqual([400, "invalid"]);
    expect(await testServer.count("quote_request")).toBe(0);
  });

  test("says nothing of its own errors but what to do", async () => {
    const testServer = await startTestServer();
    await testServer.db.schema.alterTable("outbox_mail").renameTo("gone").execute();
    const response = await testServer.post(sample);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: "Your request could not be stored. Please try again or call 905-555-0142.",
      code: "failed",
    });
    expect(await testServer.count("quote_request")).toBe(0);
  });
});

describe("a request sent again", () => {
  test("under the same key gets the first answer and no more mail", async () => {
    const testServer = await startTestServer();
    const first = await (await testServer.post(sample, "form-1")).json();
    testServer.pass(day);
    const again = await (await testServer.post(sample, "form-1")).json();
    expect(again).toEqual(first);
    expect(await testServer.count("outbox_mail")).toBe(2);
  });

  test("without its key is a repeat for ten minutes and a new request after them", async () => {
    const testServer = await startTestServer();
    const first = await (await testServer.post(sample)).json();
    testServer.pass(10 * minute - 1);
    expect(await (await testServer.post(sample)).json()).toEqual(first);
    expect(await (await testServer.post(sample, "of-another-tab")).json()).toEqual(first);
    expect(await (await testServer.post({ ...sample, name: "Other" })).json()).not.toEqual(first);
    testServer.pass(2);
    expect(await (await testServer.post(sample)).json()).not.toEqual(first);
    expect(await testServer.count("quote_request")).toBe(3);
  });

  test("many times at once under one key is one request", async () => {
    const testServer = await startTestServer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await testServer.post(sample, "form-1")).json()),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await testServer.count("quote_request")).toBe(1);
    expect(await testServer.count("outbox_mail")).toBe(2);
  });
});

describe("the log", () => {
  test("names each outcome by its code, and missing paths, and nothing personal (§2.12.04)", async () => {
    const testServer = await startTestServer();
    const { reference } = await (await testServer.post(sample, "form-1")).json();
    await testServer.post(sample, "form-1");
    const conflict = await testServer.post({ ...sample, name: "Other" }, "form-1");
    expect([conflict.status, await conflict.json()]).toEqual([
      409,
      {
        error: "This form was already sent with other answers. Please send it again.",
        code: "conflict",
      },
    ]);
    await testServer.post({ ...sample, email: "wrong@", phone: "1" });
    const response = await testServer.post({ ...sample, name: "Bot" }, "form-2", {
      [botSignalsHeader]: "1 trap",
    });
    const quarantined = await response.json();
    await testServer.app.request(functionPath);
    const missing = await testServer.app.request("/no-such-page?email=priya.raman@example.com");
    expect(missing.status).toBe(404);
    expect(testServer.logged()).toContain("/no-such-page");
    await testServer.db.schema.alterTable("outbox_mail").renameTo("gone").execute();
    await testServer.post({ ...sample, name: "Third" });
    expect(readOutcomes(testServer.logged())).toEqual([
      { outcome: "stored", reference },
      { outcome: "repeated", reference },
      { outcome: "conflict" },
      { outcome: "invalid", fields: ["email", "phone"] },
      {
        outcome: "quarantined",
        reference: quarantined.reference,
        quarantineReasons: ["trap-filled-in", "filled-in-too-fast"],
      },
      { outcome: "method", reason: "This address takes POST requests only." },
      { outcome: "failed", reason: expect.stringContaining("outbox_mail") },
    ]);
    for (const personal of ["Priya", "priya", "wrong@", "555-0188", "Vineland", "narrow gate"])
      expect(testServer.logged()).not.toContain(personal);
  });

  test("names a rate-limited request, which is told how long to wait (§10.12)", async () => {
    const testServer = await startTestServer();
    const from = (network: string, number: number) =>
      testServer.post({ ...sample, email: `guest${number}@example.com` }, undefined, {
        "X-Forwarded-For": network,
      });
    for (let number = 1; number <= 100; number += 1)
      expect((await from("203.0.113.9", number)).status).toBe(200);
    const last = await from("203.0.113.9", 0);
    expect(last.status).toBe(429);
    const wait = Number(last.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(await last.json()).toEqual({
      error: `Too many requests came from your network. Please try again in ${Math.ceil(wait / 60)} minutes or call 905-555-0142.`,
      code: "rate-limited",
    });
    const outcomes = readOutcomes(testServer.logged());
    expect(outcomes.pop()).toEqual({ outcome: "rate-limited", retryAfterSeconds: wait });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(100).fill("stored"));
    expect(await testServer.count("quote_request")).toBe(100);
    expect((await from("203.0.113.8", 0)).status).toBe(200);
  });

  /** The lines that name an outcome, without what every line has. */
  function readOutcomes(logged: string) {
    return logged
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter(({ outcome }) => outcome)
      .map(({ level, time, pid, hostname, msg, ...line }) => line);
  }
});

describe("health", () => {
  test("counts the mails that wait, by age", async () => {
    const testServer = await startTestServer();
    await testServer.post(sample);
    testServer.pass(30 * minute);
    await testServer.post(sample);
    testServer.pass(31 * minute);
    await testServer.post(sample);
    testServer.pass(1000);
    const response = await testServer.app.request("/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "ok",
      database: "ok",
      mail: {
        waiting: 6,
        oldestWaitingSeconds: 3661,
        byAge: { under5Minutes: 2, under1Hour: 2, over1Hour: 2 },
        setAside: 0,
        problem: null,
        unanswered: null,
      },
    });
  });

  test("is 503 when the database does not answer", async () => {
    const testServer = await startTestServer();
    await testServer.db.schema.alterTable("outbox_mail").renameTo("gone").execute();
    expect((await testServer.app.request("/healthz")).status).toBe(503);
  });
});
