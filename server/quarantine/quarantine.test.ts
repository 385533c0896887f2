import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { formPath, honeypotField } from "../../quote-request/protocol.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import type { Db } from "../db/schema.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { acknowledgementsADay } from "../quote-requests/mails/queue-mails.ts";
import { mostInFull } from "./digest/arrange-digest.ts";
import { perNetwork } from "./quarantine-check.ts";

const day = 24 * 60 * 60 * 1000;
const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

async function startTestServerWithHousekeeping() {
  const testServer = await startTestServerWithInbox();
  return {
    ...testServer,
    runHousekeeping: () => runHousekeeping(housekeepingOf(testServer), true),
  };
}

const quarantined = (testServer: Awaited<ReturnType<typeof startTestServerWithHousekeeping>>) =>
  testServer.db
    .selectFrom("quote_request")
    .select(["reference", "quarantine_reasons"])
    .where("quarantine_reasons", "is not", null)
    .execute();

describe("a quarantined request", () => {
  test("is answered like any other, stored, and mailed to nobody", async () => {
    const testServer = await startTestServerWithHousekeeping();
    const response = await testServer.post(advertising);
    const { success, reference } = await response.json();
    expect([response.status, success]).toEqual([200, true]);
    expect(await quarantined(testServer)).toEqual([
      { reference, quarantine_reasons: "link-markup" },
    ]);
    await testServer.deliver();
    expect(testServer.inbox.mails).toEqual([]);
  });

  test("is told of in one digest a day, in the morning", async () => {
    const testServer = await startTestServerWithHousekeeping();
    await testServer.post(advertising);
    await testServer.post({ ...advertising, name: "Second Sender" });
    // The test server's clock begins at ten in the morning in Ontario.
    await testServer.runHousekeeping();
    await testServer.post({ ...advertising, name: "Third Sender" });
    await testServer.runHousekeeping();
    await testServer.deliver();
    expect(testServer.inbox.mails.map(({ subject }) => subject)).toEqual([
      "Held back for you to look at: 2 quote requests",
    ]);
    const [digest] = testServer.inbox.mails;
    expect(digest?.text).toContain("markup of a link");
    expect(digest?.recipients).toEqual(["quotes@maple.example"]);
    expect(digest?.text).toContain("Second Sender");
    expect(digest?.html).not.toContain("<script>");
    expect(digest?.html).not.toContain('href="http://spam.example"');

    testServer.pass(day - 4 * 60 * 60 * 1000);
    await testServer.runHousekeeping();
    await testServer.deliver();
    expect(testServer.inbox.mails).toHaveLength(1);
    testServer.pass(4 * 60 * 60 * 1000);
    await testServer.runHousekeeping();
    await testServer.deliver();
    expect(testServer.inbox.mails[1]?.subject).toBe(
      "Held back for you to look at: 1 quote request",
    );
    expect(testServer.inbox.mails[1]?.text).toContain("Third Sender");
  });

  test("comes from a form without JavaScript whose honeypot was filled in", async () => {
    const testServer = await startTestServerWithHousekeeping();
    const body = new URLSearchParams({ ...sample, [honeypotField]: "http://spam.example" });
    const response = await testServer.app.request(formPath, { method: "POST", body });
    expect(response.status).toBe(303);
    expect(
      (await quarantined(testServer)).map(({ quarantine_reasons }) => quarantine_reasons),
    ).toEqual(["trap-filled-in"]);
  });
});

/** Stores the first request of a name again and again, from one number to another. */
const copyQuotes = (db: Db, name: string, from: number, to: number) =>
  sql`
    with recursive numbers(n) as (
      select cast(${from} as integer) union all select n + 1 from numbers where n < ${to}
    )
    insert into quote_request (reference, name, email, email_key, phone, location, start_date,
      end_date, event_type, guest_count, message, received_at, content_hash, quarantine_reasons, network_hash)
    select ${sql.lit("F")} || n, name, email, email_key, phone, location, start_date,
      end_date, event_type, guest_count, message, received_at + n, content_hash, quarantine_reasons, network_hash
    from (select * from quote_request where name = ${name} order by id limit 1) as first
      cross join numbers
  `.execute(db);

describe("a flood of quarantined requests", () => {
  test("hides no customer: of a thousand from one network the digest has a line, of the customer all", async () => {
    const testServer = await startTestServerWithHousekeeping();
    const from = (network: string) => ({ "X-Forwarded-For": network });
    await testServer.post(advertising, undefined, from("203.0.113.7"));
    // As many as one network sends in ten hours, half of them before the customer and half after.
    await copyQuotes(testServer.db, advertising.name, 1, 499);
    const customer = { ...advertising, name: "A Customer After All" };
    await testServer.post(customer, undefined, from("198.51.100.1"));
    await copyQuotes(testServer.db, advertising.name, 500, 999);
    await testServer.runHousekeeping();
    await testServer.deliver();
    expect(testServer.inbox.mails.map(({ subject }) => subject)).toEqual([
      "Held back for you to look at: 1001 quote requests",
    ]);
    const text = testServer.inbox.mails[0]?.text ?? "";
    expect(text).toContain("A Customer After All");
    expect(text.indexOf("A Customer After All")).toBeLessThan(text.indexOf(advertising.name));
    expect(text).toContain("1,000 requests, from Friday, January 15, 2027");
    expect(text).toContain("F999 (Priya Raman), F998 (Priya Raman), F997 (Priya Raman)");
    expect(text.split(advertising.name)).toHaveLength(4);
    expect(text).not.toContain("not named here");

    testServer.pass(day);
    await testServer.runHousekeeping();
    await testServer.deliver();
    expect(testServer.inbox.mails).toHaveLength(1);
  });

  test("from networks without number is counted, and the newest are named", async () => {
    const testServer = await startTestServerWithHousekeeping();
    for (let number = 0; number < mostInFull + 20; number += 1) {
      const quote = { ...advertising, name: `Sender ${number}` };
      await testServer.post(quote, undefined, { "X-Forwarded-For": `203.0.113.${number}` });
    }
    await testServer.runHousekeeping();
    await testServer.deliver();
    const text = testServer.inbox.mails[0]?.text ?? "";
    expect(text).toContain(`Sender ${mostInFull + 19}`);
    expect(text).not.toContain("Sender 19\n");
    expect(text).toContain("20 more are not named here");
  });
});

const countMails = async (
  testServer: Awaited<ReturnType<typeof startTestServerWithHousekeeping>>,
  kind: string,
) => {
  const rows = await testServer.rows();
  return rows.filter((row) => row.kind === kind).length;
};

describe("many requests", () => {
  const from = (
    testServer: Awaited<ReturnType<typeof startTestServerWithHousekeeping>>,
    network: string,
    number: number,
  ) =>
    testServer.post({ ...sample, email: `guest${number}@example.com` }, undefined, {
      "X-Forwarded-For": network,
    });

  test("from one network are stored and mailed up to a limit and refused above it", async () => {
    const testServer = await startTestServerWithHousekeeping();
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
    const testServer = await startTestServerWithHousekeeping();
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
    const testServer = await startTestServerWithHousekeeping();
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
    const testServer = await startTestServerWithHousekeeping();
    for (let number = 0; number < acknowledgementsADay + 5; number += 1)
      await testServer.post({ ...advertising, name: `Attacker ${number}` });
    await testServer.post(sample);
    expect(await countMails(testServer, "acknowledgement")).toBe(1);
  });
});
