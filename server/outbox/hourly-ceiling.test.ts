import { expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { hour } from "../time/durations.ts";

const mailsPerHour = 20;

async function startTestServerWithCeiling() {
  const testServer = await startTestServerWithInbox(undefined, { mailsPerHour });
  let sent = 0;
  /**
   * Sends so many requests at once, each from a network and an address of its own, and returns the
   * statuses that there were.
   */
  const sendMany = async (count: number, changes: Partial<typeof sample> = {}) => {
    const answers = Array.from({ length: count }, () => {
      sent += 1;
      const network = `198.51.${sent >> 8}.${sent & 255}`;
      const request = { ...sample, email: `guest${sent}@example.com`, ...changes };
      return testServer.post(request, undefined, { "X-Forwarded-For": network });
    });
    return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
  };
  const reasons = async () => {
    const rows = await testServer.db
      .selectFrom("quote_request")
      .select("quarantine_reasons")
      .orderBy("id")
      .execute();
    return rows.map(({ quarantine_reasons }) => quarantine_reasons);
  };
  return { ...testServer, sendMany, reasons };
}

test("above the ceiling requests are stored in quarantine, not acknowledged and never refused", async () => {
  const testServer = await startTestServerWithCeiling();
  expect(await testServer.sendMany(30)).toEqual([200]);
  expect(await testServer.reasons()).toEqual([
    ...Array(mailsPerHour / 2).fill(null),
    ...Array(30 - mailsPerHour / 2).fill("above-hourly-ceiling"),
  ]);
  expect(await testServer.count("outbox_mail")).toBe(mailsPerHour);
  expect(testServer.logged().match(/too many mails in this hour/g)).toHaveLength(1);
});

test("an hour later requests are mailed again", async () => {
  const testServer = await startTestServerWithCeiling();
  await testServer.sendMany(mailsPerHour / 2);
  testServer.pass(hour - 1);
  await testServer.sendMany(1);
  expect((await testServer.reasons()).at(-1)).toBe("above-hourly-ceiling");
  testServer.pass(2);
  await testServer.sendMany(1);
  expect((await testServer.reasons()).at(-1)).toBeNull();
});

test("quarantined requests do not fill the ceiling", async () => {
  const testServer = await startTestServerWithCeiling();
  await testServer.sendMany(3 * mailsPerHour, { message: "[url=http://spam.example]Buy[/url]" });
  await testServer.sendMany(1);
  expect((await testServer.reasons()).at(-1)).toBeNull();
});

test("a clock that was ahead and was put back does not quarantine what comes then", async () => {
  const testServer = await startTestServerWithCeiling();
  testServer.pass(365 * 24 * hour);
  await testServer.sendMany(mailsPerHour);
  testServer.pass(-365 * 24 * hour);
  await testServer.sendMany(1);
  expect((await testServer.reasons()).at(-1)).toBeNull();
});
