import { describe, expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { day, hour } from "../time/durations.ts";

const refusal = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

type TestServer = Awaited<ReturnType<typeof startTestServerWithInbox>>;

const statuses = async (testServer: Pick<TestServer, "rows">) =>
  (await testServer.rows()).map(({ status }) => status);

const health = async (testServer: Pick<TestServer, "app">) =>
  (await testServer.app.request("/healthz")).json();

const problem =
  "refused by the mail server: check MAIL_FROM, QUOTE_INBOX and SMTP_URL or MAIL_API_KEY";

async function tryFor(testServer: TestServer, times: number, between = hour) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await testServer.deliver();
    testServer.pass(between);
  }
}

describe("a refusal that speaks of our settings", () => {
  test.each([
    ["MAIL FROM", 550, "5.7.1 Sender not allowed"],
    ["RCPT TO", 554, "5.7.1 Relay access denied"],
    ["RCPT TO", 553, "5.7.1 Sender address rejected: not owned by user"],
    ["RCPT TO", 550, "No such mailbox"],
    ["MAIL FROM", 530, "Authentication required"],
  ])(
    "of every mail, by %s with %i %s, is tried for weeks, told, and over once it is mended",
    async (command, code, text) => {
      let isBroken = true;
      const answer = (accept: (error?: Error) => void) =>
        isBroken ? accept(refusal(code, text)) : accept();
      const testServer = await startTestServerWithInbox({
        [command === "MAIL FROM" ? "onMailFrom" : "onRcptTo"]: (
          _address: unknown,
          _session: unknown,
          accept: (error?: Error) => void,
        ) => answer(accept),
      });
      await testServer.post(sample);
      await testServer.deliver();
      expect((await health(testServer)).mail.problem).toBe(problem);
      expect(JSON.stringify(await health(testServer))).not.toMatch(/@(?!.*check)|priya/i);
      await tryFor(testServer, 3, 5 * day);
      expect(await statuses(testServer)).toEqual(["waiting", "waiting"]);
      expect(testServer.logged()).toContain("mail refused because of our settings");
      expect(testServer.logged()).not.toContain(sample.email);
      isBroken = false;
      testServer.pass(hour);
      expect(await testServer.deliver()).toBe(2);
      expect((await health(testServer)).mail.problem).toBeNull();
    },
  );
});

test("a refusal of the owner's own address is tried on, and told, though customers' mail goes out", async () => {
  const testServer = await startTestServerWithInbox({
    onRcptTo: ({ address }, _session, accept) =>
      accept(address === "quotes@maple.example" ? refusal(550, "No such user") : undefined),
  });
  await testServer.post(sample);
  await tryFor(testServer, 3, 5 * day);
  expect(await statuses(testServer)).toEqual(["waiting", "sent"]);
  expect((await health(testServer)).mail.problem).toBe(problem);
});

describe("a mail server that answers 4xx", () => {
  const busy = () =>
    startTestServerWithInbox({
      onMailFrom: (_address, _session, accept) => accept(refusal(421, "Later")),
    });

  const setAttempts = (testServer: TestServer, attempts: number) =>
    testServer.db.updateTable("outbox_mail").set({ attempts }).execute();

  test("for five days and many attempts has the mail set aside, and not before both", async () => {
    const testServer = await busy();
    await testServer.post(sample);
    await setAttempts(testServer, 98);
    testServer.pass(5 * day);
    await tryFor(testServer, 1);
    expect(await statuses(testServer)).toEqual(["waiting", "waiting"]);
    await testServer.deliver();
    expect(await statuses(testServer)).toEqual(["set-aside", "set-aside"]);
  });

  test("has none set aside by attempts alone", async () => {
    const testServer = await busy();
    await testServer.post(sample);
    await setAttempts(testServer, 1_000);
    await tryFor(testServer, 3);
    expect(await statuses(testServer)).toEqual(["waiting", "waiting"]);
  });

  test.each([10, 3650, -3650])(
    "has none set aside by a clock that is set right by %i days",
    async (days) => {
      const testServer = await busy();
      await testServer.post(sample);
      await testServer.deliver();
      testServer.pass(days * day);
      await tryFor(testServer, 4);
      expect(await statuses(testServer)).toEqual(["waiting", "waiting"]);
      expect((await testServer.rows())[0]?.attempts).toBe(5);
    },
  );
});
