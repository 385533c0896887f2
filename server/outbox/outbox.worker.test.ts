import { createServer } from "node:net";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { listenOnFreePort } from "../../tests/support/servers/ports.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { until } from "../../tests/support/until.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Db } from "../db/schema.ts";
import type { MailKind } from "../mail/mail-kind.ts";
import { smtpMailer } from "../mail/mailer.ts";
import { day, hour } from "../time/durations.ts";
import { deliverDue } from "./deliver.ts";
import { startOutboxWorker } from "./outbox.worker.ts";
import { insertMail } from "./queue.repository.ts";
import { delayAfter } from "./retry-schedule.ts";

const refusal = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

describe("a mail server that fails", () => {
  test("ten times in a row gets the mail at the eleventh attempt, under the same Message-ID (§7.11)", async () => {
    let refusals = 0;
    const testServer = await startTestServerWithInbox({
      onMailFrom(_address, _session, accept) {
        if (refusals < 20) {
          refusals += 1;
          accept(refusal(451, "Try again later"));
        } else accept();
      },
    });
    await testServer.post(sample);
    const ids = (await testServer.rows()).map(({ message_id }) => message_id);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await testServer.deliver()).toBe(0);
      testServer.pass(hour);
    }
    expect(await testServer.deliver()).toBe(2);
    expect(await testServer.deliver()).toBe(0);
    expect(testServer.inbox.mails.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
    expect((await testServer.rows()).map(({ attempts, status }) => [attempts, status])).toEqual([
      [11, "sent"],
      [11, "sent"],
    ]);
  });

  test("by refusing an address for good has that mail set aside, loudly, and the other delivered", async () => {
    const testServer = await startTestServerWithInbox({
      onRcptTo({ address }, _session, accept) {
        accept(address === sample.email ? refusal(550, `No such user ${sample.email}`) : undefined);
      },
    });
    await testServer.post(sample);
    expect(await testServer.deliver()).toBe(1);
    const [owner, customer] = await testServer.rows();
    expect([owner?.status, customer?.status]).toEqual(["sent", "set-aside"]);
    expect(customer?.last_error).toContain("[address]");
    expect(testServer.logged()).toContain('"level":50');
    expect(testServer.logged()).not.toContain(sample.email);
    const { mail } = await (await testServer.app.request("/healthz")).json();
    expect(mail).toMatchObject({ setAside: 1, problem: null });
    testServer.pass(7 * day);
    expect(await testServer.deliver()).toBe(0);
  });

  test("by refusing our login is asked again: that speaks of our settings", async () => {
    const testServer = await startTestServerWithInbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, accept) => accept(refusal(535, "Bad credentials")),
    });
    const mailer = smtpMailer(testServer.inbox.url.replace("smtp://", "smtp://user:wrong@"));
    await testServer.post(sample);
    await deliverDue(testServer.outbox(mailer));
    expect((await testServer.rows()).map(({ status }) => status)).toEqual(["waiting", "waiting"]);
  });

  test("by answering too late does not get the mail behind our back", async () => {
    const late: (() => void)[] = [];
    let isLate = true;
    let closed = 0;
    const testServer = await startTestServerWithInbox({
      onMailFrom: (_address, _session, accept) => {
        if (isLate) late.push(() => accept());
        else accept();
      },
      onClose: () => {
        closed += 1;
      },
    });
    await testServer.post(sample);
    expect(await deliverDue({ ...testServer.outbox(testServer.mailer), attemptTimeout: 200 })).toBe(
      0,
    );
    await until(() => closed === 2, "both connections to be cut");
    isLate = false;
    for (const accept of late) accept();
    testServer.pass(31_000);
    expect(await testServer.deliver()).toBe(2);
    expect(testServer.inbox.mails).toHaveLength(2);
  });

  test("and a clock that is put back meanwhile do not keep a mail for as long as it was put back", async () => {
    let isOpen = false;
    const testServer = await startTestServerWithInbox({
      onMailFrom: (_address, _session, accept) =>
        isOpen ? accept() : accept(refusal(421, "Later")),
    });
    await testServer.post(sample);
    await testServer.deliver();
    isOpen = true;
    testServer.pass(-365 * day);
    expect(await testServer.deliver()).toBe(2);
    expect(testServer.inbox.mails).toHaveLength(2);
  });

  test("by dropping the connection before the end of a mail gets it later, as often as it takes", async () => {
    const testServer = await startTestServerWithInbox();
    const dropping = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("220 mail.example\r\n");
      socket.on("data", (chunk) =>
        /^DATA\r\n/im.test(String(chunk)) ? socket.destroy() : socket.write("250 OK\r\n"),
      );
    });
    const port = await listenOnFreePort(dropping);
    onTestFinished(() => void dropping.close());
    await testServer.post(sample);
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await deliverDue(testServer.outbox(mailer))).toBe(0);
      testServer.pass(hour);
    }
    expect(await testServer.deliver()).toBe(2);
    expect(testServer.inbox.mails).toHaveLength(2);
  });

  test("by hanging on one mail holds up no other", async () => {
    let connections = 0;
    const testServer = await startTestServerWithInbox({
      onMailFrom(_address, _session, accept) {
        connections += 1;
        if (connections > 1) accept();
      },
    });
    await testServer.post(sample);
    const worker = startOutboxWorker(testServer.outbox(testServer.mailer));
    await until(() => testServer.inbox.mails.length === 1, "the mail beside the one that hangs");
    await testServer.post({ ...sample, name: "Second" });
    worker.notify();
    await until(() => testServer.inbox.mails.length === 3, "the mails that came after");
    await worker.stop(50);
  });
});

/** Has the database refuse to record what becomes of a mail. */
async function fillDisk(db: Db) {
  if (isPostgres(db)) {
    await sql`create function full_disk() returns trigger language plpgsql as
      'begin raise disk_full; end'`.execute(db);
    await sql`create trigger full_disk before update of status on outbox_mail
      for each row when (new.status = 'sent') execute function full_disk()`.execute(db);
  } else
    await sql`create trigger full_disk before update of status on outbox_mail
      when new.status = 'sent' begin select raise(abort, 'database or disk is full'); end`.execute(
      db,
    );
}

async function freeDisk(db: Db) {
  if (isPostgres(db)) await sql`drop function full_disk cascade`.execute(db);
  else await sql`drop trigger full_disk`.execute(db);
}

describe("a database that fails", () => {
  test("to record a mail as sent is asked until it does, and the mail is sent once", async () => {
    const testServer = await startTestServerWithInbox();
    await testServer.post(sample);
    await fillDisk(testServer.db);
    const delivery = testServer.deliver();
    await until(
      () => testServer.logged().includes("sent mail not recorded yet"),
      "the first failure",
    );
    await freeDisk(testServer.db);
    expect(await delivery).toBe(2);
    expect(testServer.inbox.mails).toHaveLength(2);
  });
});

describe("a mail that belongs to no quote request", () => {
  const queued = { kind: "greeting", payload: "2027-01-15", mailHost: "maple.example" };
  const greeting: MailKind = {
    recipient: "owner",
    writeContent: async ({ payload }, { business }) => ({
      subject: `Greetings of ${payload}`,
      overline: business.name,
      heading: "Greetings",
      preview: "",
      blocks: [],
      quoteRequestIds: [],
    }),
  };

  test("is written by its kind, whatever its name", async () => {
    const testServer = await startTestServerWithInbox();
    await insertMail(testServer.db, { ...queued, now: testServer.clock() });
    const outbox = testServer.outbox(testServer.mailer);
    await deliverDue({ ...outbox, kinds: { greeting } });
    expect(testServer.inbox.mails.map(({ subject }) => subject)).toEqual([
      "Greetings of 2027-01-15",
    ]);
  });

  test("is erased unsent when everything that it was about is erased", async () => {
    const testServer = await startTestServerWithInbox();
    await insertMail(testServer.db, { ...queued, now: testServer.clock() });
    const kinds = { greeting: { ...greeting, writeContent: async () => null } };
    expect(await deliverDue({ ...testServer.outbox(testServer.mailer), kinds })).toBe(0);
    expect(await testServer.rows()).toEqual([]);
    expect(testServer.logged()).toContain("nothing is left for it to say");
  });
});

describe("a claimed mail", () => {
  test("is free again when the lease has expired, and not before", async () => {
    const testServer = await startTestServerWithInbox();
    await testServer.post(sample);
    await testServer.db
      .updateTable("outbox_mail")
      .set({ claimed_by: "elsewhere|1|1", claimed_until: testServer.clock() + 180_000 })
      .execute();
    testServer.pass(179_999);
    expect(await testServer.deliver()).toBe(0);
    testServer.pass(1);
    expect(await testServer.deliver()).toBe(2);
  });

  test("goes out once when two workers reach for it", async () => {
    const testServer = await startTestServerWithInbox();
    for (let guest = 0; guest < 10; guest += 1)
      await testServer.post({ ...sample, name: `Guest ${guest}` });
    await Promise.all([
      deliverDue(testServer.outbox(testServer.mailer, "one")),
      deliverDue(testServer.outbox(testServer.mailer, "two")),
      deliverDue(testServer.outbox(testServer.mailer, "three")),
    ]);
    expect(testServer.inbox.mails).toHaveLength(20);
    expect(new Set(testServer.inbox.mails.map(({ messageId }) => messageId)).size).toBe(20);
  });
});

test("the next attempt is after half a minute, doubled up to an hour, or as the other side asks", () => {
  for (const [attempts, asked, drawn, delay] of [
    [1, 0, 1, 30_000],
    [1, 0, 0, 15_000],
    [4, 0, 1, 240_000],
    [200, 0, 1, hour],
    [1, 1_000, 1, 30_000],
    [1, 90_000, 1, 90_000],
    [1, day, 1, hour],
  ] as const)
    expect(delayAfter(attempts, asked, () => drawn)).toBe(delay);
});
