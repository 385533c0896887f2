import { describe, expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { openDeskWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { openDeskWithMailApi } from "../../tests/support/servers/test-server-with-mail-api.ts";
import { giveUpAttempts } from "./judge-failure.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const refusal = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

type Desk = Awaited<ReturnType<typeof openDeskWithInbox>>;

const statuses = async (desk: Pick<Desk, "rows">) =>
  (await desk.rows()).map(({ status }) => status);

const health = async (desk: Pick<Desk, "app">) => (await desk.app.request("/healthz")).json();

const problem =
  "refused by the mail server: check MAIL_FROM, QUOTE_INBOX and SMTP_URL or MAIL_API_KEY";

async function tryFor(desk: Desk, times: number, between = hour) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await desk.deliver();
    desk.pass(between);
  }
}

describe("a refusal that speaks of our settings", () => {
  test.each([
    ["MAIL FROM", 550, "5.7.1 Sender not allowed"],
    ["RCPT TO", 554, "5.7.1 Relay access denied"],
    ["RCPT TO", 553, "5.7.1 Sender address rejected: not owned by user"],
    ["RCPT TO", 550, "No such mailbox"],
  ])(
    "of every mail, by %s with %i %s, is tried for weeks, told, and over once it is mended",
    async (command, code, text) => {
      let isBroken = true;
      const answer = (accept: (error?: Error) => void) =>
        isBroken ? accept(refusal(code, text)) : accept();
      const desk = await openDeskWithInbox({
        [command === "MAIL FROM" ? "onMailFrom" : "onRcptTo"]: (
          _address: unknown,
          _session: unknown,
          accept: (error?: Error) => void,
        ) => answer(accept),
      });
      await desk.post(sample);
      await desk.deliver();
      expect((await health(desk)).mail.problem).toBe(problem);
      expect(JSON.stringify(await health(desk))).not.toMatch(/@(?!.*check)|priya/i);
      await tryFor(desk, 12, day);
      expect(await statuses(desk)).toEqual(["waiting", "waiting"]);
      expect(desk.logged()).toContain("mail refused because of our settings");
      expect(desk.logged()).not.toContain(sample.email);
      isBroken = false;
      desk.pass(hour);
      expect(await desk.deliver()).toBe(2);
      expect((await health(desk)).mail.problem).toBeNull();
    },
  );

  test("by a mail API that does not know our key is tried for weeks and told", async () => {
    let isBroken = true;
    const desk = await openDeskWithMailApi({
      refuse: () => (isBroken ? { status: 403, name: "invalid_api_key" } : undefined),
    });
    await desk.post(sample);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await desk.deliver();
      desk.pass(day);
    }
    expect((await health(desk)).mail.problem).toBe(problem);
    isBroken = false;
    expect(await desk.deliver()).toBe(2);
  });
});

describe("a refusal of one address", () => {
  test("is for good once another mail went out since, and no problem of ours", async () => {
    const desk = await openDeskWithInbox({
      onRcptTo: ({ address }, _session, accept) =>
        accept(address === sample.email ? refusal(550, "No such user") : undefined),
    });
    await desk.post(sample);
    expect(await desk.deliver()).toBe(1);
    expect(await statuses(desk)).toEqual(["sent", "set-aside"]);
    expect((await health(desk)).mail).toMatchObject({ setAside: 1, problem: null });
  });

  test("that is the owner's own is tried on, and told, though customers' mail goes out", async () => {
    const desk = await openDeskWithInbox({
      onRcptTo: ({ address }, _session, accept) =>
        accept(address === "quotes@maple.example" ? refusal(550, "No such user") : undefined),
    });
    await desk.post(sample);
    await tryFor(desk, 10, day);
    expect(await statuses(desk)).toEqual(["waiting", "sent"]);
    expect((await health(desk)).mail.problem).toBe(problem);
  });
});

describe("a mail server that answers 4xx", () => {
  const busy = () =>
    openDeskWithInbox({
      onMailFrom: (_address, _session, accept) => accept(refusal(421, "Later")),
    });

  const setAttempts = (desk: Desk, attempts: number) =>
    desk.db.updateTable("outbox_mail").set({ attempts }).execute();

  test("for five days and many attempts has the mail set aside, and not before both", async () => {
    const desk = await busy();
    await desk.post(sample);
    await setAttempts(desk, giveUpAttempts - 2);
    desk.pass(5 * day);
    await tryFor(desk, 1);
    expect(await statuses(desk)).toEqual(["waiting", "waiting"]);
    await desk.deliver();
    expect(await statuses(desk)).toEqual(["set-aside", "set-aside"]);
  });

  test("has none set aside by attempts alone", async () => {
    const desk = await busy();
    await desk.post(sample);
    await setAttempts(desk, 10 * giveUpAttempts);
    await tryFor(desk, 3);
    expect(await statuses(desk)).toEqual(["waiting", "waiting"]);
  });

  test.each([10, 3650, -3650])(
    "has none set aside by a clock that is set right by %i days",
    async (days) => {
      const desk = await busy();
      await desk.post(sample);
      await desk.deliver();
      desk.pass(days * day);
      await tryFor(desk, 12);
      expect(await statuses(desk)).toEqual(["waiting", "waiting"]);
      expect((await desk.rows())[0]?.attempts).toBe(13);
    },
  );
});
