import { describe, expect, test } from "vitest";
import { formPath, functionPath, honeypotField } from "../../quote-request/protocol.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { releaseFromQuarantine } from "../quote-requests/release.repository.ts";
import { day } from "../time/durations.ts";

const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };
const ofNetwork = (network: string) => ({ "X-Forwarded-For": network });

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Returns why requests are in quarantine, the first to come first. */
async function reasonsOf({ db }: TestServer) {
  const rows = await db
    .selectFrom("quote_request")
    .select("quarantine_reasons")
    .where("quarantine_reasons", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ quarantine_reasons }) => quarantine_reasons);
}

async function countMails({ db }: TestServer, kind: string) {
  const rows = await db.selectFrom("outbox_mail").select("kind").execute();
  return rows.filter((row) => row.kind === kind).length;
}

let sent = 0;

/** Sends requests that differ from each other, as a proxy with this header passes them on. */
async function sendMany(testServer: TestServer, count: number, forwardedFor?: string) {
  const statuses = new Set<number>();
  for (let number = 0; number < count; number += 1) {
    sent += 1;
    const headers = {
      "Content-Type": "application/json",
      ...(forwardedFor !== undefined && ofNetwork(forwardedFor)),
    };
    const body = JSON.stringify({ ...sample, email: `guest${sent}@example.com` });
    const answer = await testServer.app.request(functionPath, { method: "POST", headers, body });
    statuses.add(answer.status);
  }
  return [...statuses];
}

describe("a quarantined request", () => {
  test("is answered like any other, stored, and mailed to nobody", async () => {
    const testServer = await startTestServerWithInbox();
    const response = await testServer.post(advertising);
    const { success, reference } = await response.json();
    expect([response.status, success, reference.length]).toEqual([200, true, 8]);
    expect(await reasonsOf(testServer)).toEqual(["link-markup"]);
    await testServer.deliver();
    expect(testServer.inbox.mails).toEqual([]);
  });

  test("for a weak reason is mailed all the same, marked for the owner, and not again when released", async () => {
    const testServer = await startTestServerWithInbox();
    const pitch = "We offer SEO for your website, free audit, no contract";
    await testServer.post({ ...sample, message: pitch });
    expect(await reasonsOf(testServer)).toEqual(["sales-pitch"]);
    await testServer.deliver();
    const [notice, acknowledgement] = testServer.inbox.mails;
    expect(notice?.subject).toMatch(/^In quarantine: Priya Raman/);
    expect(notice?.text).toContain("wants to sell you something");
    expect(acknowledgement?.recipients).toEqual([sample.email]);
    expect(acknowledgement?.raw).not.toContain("SEO");
    const mail = { mailHost: "maple.example", now: Date.now() };
    expect(
      await releaseFromQuarantine(testServer.db, { id: 1, email: sample.email }, mail),
    ).toEqual([]);
  });

  test("comes from a form without JavaScript whose honeypot was filled in", async () => {
    const testServer = await startTestServer();
    const body = new URLSearchParams({ ...sample, [honeypotField]: "http://spam.example" });
    const response = await testServer.app.request(formPath, { method: "POST", body });
    expect(response.status).toBe(303);
    expect(await reasonsOf(testServer)).toEqual(["trap-filled-in"]);
  });
});

describe("requests that come through a proxy without a visitor's address", () => {
  test("count as one address, and above its limit are quarantined and never refused", async () => {
    const testServer = await startTestServer();
    const more = 5;
    for (const [forwardedFor, count] of [
      [undefined, 40],
      ["_hidden", 60 + more],
    ] as const)
      expect(await sendMany(testServer, count, forwardedFor)).toEqual([200]);
    expect(await reasonsOf(testServer)).toEqual(
      Array(more).fill("many-from-one-network; too-many-without-address"),
    );
    expect(await testServer.count("quote_request")).toBe(100 + more);
    // Whoever has an address is not counted among them.
    await testServer.post(sample, undefined, ofNetwork("203.0.113.7"));
    expect(await reasonsOf(testServer)).toHaveLength(more);
  });

  test("are said once in the log, with what to set", async () => {
    const testServer = await startTestServer();
    await sendMany(testServer, 3);
    await sendMany(testServer, 1, "203.0.113.7");
    const said = testServer.logged().match(/[^"]*X-Forwarded-For[^"]*/g);
    expect(said).toEqual([expect.stringContaining("set TRUST_PROXY=0")]);
  });
});

describe("many requests", () => {
  test("from one network weigh where there is another reason", async () => {
    const testServer = await startTestServer();
    await sendMany(testServer, 10, "203.0.113.7");
    const links = { ...sample, message: "www.a.example www.b.example www.c.example" };
    for (const network of ["203.0.113.7", "203.0.113.8"])
      await testServer.post(links, undefined, ofNetwork(network));
    expect(await reasonsOf(testServer)).toEqual(["many-links; many-from-one-network"]);
  });

  test("with one mailbox, however it is spelt, are all told to the owner, and acknowledged a few times a day", async () => {
    const testServer = await startTestServer();
    const spellings = (number: number) => [
      `guest+${number}@école.example`,
      `GUEST@ÉCOLE.example`,
      `ｇｕｅｓｔ+${number}@xn--cole-9oa.example`,
      `guest@e\u0301cole.example`,
    ];
    const send = (number: number) =>
      testServer.post({
        ...sample,
        email: spellings(number)[number % 4],
        message: `Number ${number}`,
      });
    const all = 24;
    for (let number = 0; number < all; number += 1) await send(number);
    expect(await countMails(testServer, "acknowledgement")).toBe(20);
    expect(await countMails(testServer, "owner-notice")).toBe(all);
    testServer.pass(day + 1);
    await send(all);
    expect(await countMails(testServer, "acknowledgement")).toBe(21);
  });

  test("in quarantine that name a victim do not silence the victim's own", async () => {
    const testServer = await startTestServer();
    for (let number = 0; number < 25; number += 1)
      await testServer.post({ ...advertising, name: `Attacker ${number}` });
    await testServer.post(sample);
    expect(await countMails(testServer, "acknowledgement")).toBe(1);
  });
});
