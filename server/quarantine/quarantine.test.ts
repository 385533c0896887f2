import { describe, expect, test } from "vitest";
import { formPath, honeypotField } from "../../quote-request/protocol.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { releaseFromQuarantine } from "../quote-records/release.repository.ts";
import { acknowledgementsADay } from "../quote-requests/mails/queue-mails.ts";
import { perNetwork } from "./quarantine-check.ts";

const day = 24 * 60 * 60 * 1000;
const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

const quarantined = (testServer: Awaited<ReturnType<typeof startTestServerWithInbox>>) =>
  testServer.db
    .selectFrom("quote_request")
    .select(["reference", "quarantine_reasons"])
    .where("quarantine_reasons", "is not", null)
    .execute();

describe("a quarantined request", () => {
  test("is answered like any other, stored, and mailed to nobody", async () => {
    const testServer = await startTestServerWithInbox();
    const response = await testServer.post(advertising);
    const { success, reference } = await response.json();
    expect([response.status, success]).toEqual([200, true]);
    expect(await quarantined(testServer)).toEqual([
      { reference, quarantine_reasons: "link-markup" },
    ]);
    await testServer.deliver();
    expect(testServer.inbox.mails).toEqual([]);
  });

  test("for a weak reason is mailed all the same, marked for the owner, and not again when released", async () => {
    const testServer = await startTestServerWithInbox();
    const pitch = "We offer SEO for your website, free audit, no contract";
    const response = await testServer.post({ ...sample, message: pitch });
    const { reference } = await response.json();
    expect(await quarantined(testServer)).toEqual([
      { reference, quarantine_reasons: "sales-pitch" },
    ]);
    await testServer.deliver();
    const [notice, acknowledgement] = testServer.inbox.mails;
    expect(notice?.subject).toMatch(/^In quarantine: Priya Raman/);
    expect(notice?.text).toContain("wants to sell you something");
    expect(acknowledgement?.recipients).toEqual([sample.email]);
    expect(acknowledgement?.raw).not.toContain("SEO");
    const { id } = await testServer.db
      .selectFrom("quote_request")
      .select("id")
      .executeTakeFirstOrThrow();
    const mail = { mailHost: "maple.example", now: Date.now() };
    expect(await releaseFromQuarantine(testServer.db, id, mail)).toEqual([]);
  });

  test("comes from a form without JavaScript whose honeypot was filled in", async () => {
    const testServer = await startTestServerWithInbox();
    const body = new URLSearchParams({ ...sample, [honeypotField]: "http://spam.example" });
    const response = await testServer.app.request(formPath, { method: "POST", body });
    expect(response.status).toBe(303);
    expect(
      (await quarantined(testServer)).map(({ quarantine_reasons }) => quarantine_reasons),
    ).toEqual(["trap-filled-in"]);
  });
});

const countMails = async (
  testServer: Awaited<ReturnType<typeof startTestServerWithInbox>>,
  kind: string,
) => {
  const rows = await testServer.rows();
  return rows.filter((row) => row.kind === kind).length;
};

describe("many requests", () => {
  const from = (
    testServer: Awaited<ReturnType<typeof startTestServerWithInbox>>,
    network: string,
    number: number,
  ) =>
    testServer.post({ ...sample, email: `guest${number}@example.com` }, undefined, {
      "X-Forwarded-For": network,
    });

  test("from one network are stored and mailed up to a limit and refused above it", async () => {
    const testServer = await startTestServerWithInbox();
    for (let number = 1; number <= perNetwork.most; number += 1)
      expect((await from(testServer, "203.0.113.7", number)).status).toBe(200);
    expect(await quarantined(testServer)).toEqual([]);

    const refused = await from(testServer, "203.0.113.7", 0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await refused.json()).error).toMatch(/try again in \d+ minutes or call [\d-]{12}/);
    expect(await testServer.count("quote_request")).toBe(perNetwork.most);
    expect((await from(testServer, "203.0.113.8", 0)).status).toBe(200);
  });

  test("with one address are all told to the owner, and acknowledged a few times a day", async () => {
    const testServer = await startTestServerWithInbox();
    const send = (number: number) =>
      testServer.post({
        ...sample,
        email: number % 2 ? sample.email : sample.email.toUpperCase(),
        message: `Number ${number}`,
      });
    for (let number = 0; number < acknowledgementsADay + 3; number += 1) await send(number);
    await testServer.deliver();
    const to = (address: string) =>
      testServer.inbox.mails.filter(({ recipients }) => recipients[0]?.toLowerCase() === address);
    expect(to(sample.email)).toHaveLength(acknowledgementsADay);
    expect(to("quotes@maple.example")).toHaveLength(acknowledgementsADay + 3);

    testServer.pass(day + 1);
    await send(99);
    await testServer.deliver();
    expect(to(sample.email)).toHaveLength(acknowledgementsADay + 1);
  });

  test("with one mailbox in many spellings are acknowledged as often as with one", async () => {
    const testServer = await startTestServerWithInbox();
    const spellings = (number: number) => [
      `guest+${number}@école.example`,
      `GUEST@ÉCOLE.example`,
      `ｇｕｅｓｔ+${number}@xn--cole-9oa.example`,
      `guest@e\u0301cole.example`,
    ];
    for (let number = 0; number < acknowledgementsADay; number += 1)
      await testServer.post({
        ...sample,
        email: spellings(number)[number % 4],
        message: `Number ${number}`,
      });
    expect(await countMails(testServer, "acknowledgement")).toBe(acknowledgementsADay);
    for (const email of spellings(100)) await testServer.post({ ...sample, email });
    expect(await countMails(testServer, "acknowledgement")).toBe(acknowledgementsADay);
    expect(await countMails(testServer, "owner-notice")).toBe(acknowledgementsADay + 4);
  });

  test("in quarantine that name a victim do not silence the victim's own", async () => {
    const testServer = await startTestServerWithInbox();
    for (let number = 0; number < acknowledgementsADay + 5; number += 1)
      await testServer.post({ ...advertising, name: `Attacker ${number}` });
    await testServer.post(sample);
    expect(await countMails(testServer, "acknowledgement")).toBe(1);
  });
});
