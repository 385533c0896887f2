import { expect, test } from "vitest";
import { databaseOf } from "../../tests/support/databases/database.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { until } from "../../tests/support/until.ts";
import { startBackground } from "../background.ts";
import { readConfig } from "../config.ts";
import { erasePermanently } from "../erasure/erase.ts";
import { holders } from "../erasure/holders.ts";
import { releaseFromQuarantine } from "../quote-requests/release.repository.ts";
import { momentInBusinessZone } from "../time/business-clock.ts";
import { day, minute } from "../time/durations.ts";
import { runHousekeeping } from "./housekeeping.ts";
import { queueQuarantineList } from "./queue-quarantine-list.ts";

const withLink = (name: string) => ({ ...sample, name: `${name} www.barn.example` });

/** A server without desk on a morning at 7:59, Ontario time. */
async function startServerWithoutDesk() {
  const testServer = await startTestServerWithInbox({}, { hasDesk: false });
  const { db, database, folder, clock, inbox } = testServer;
  testServer.pass(momentInBusinessZone("2027-01-16", 7 * 60 + 59) - clock());
  const post = async (request: typeof sample): Promise<string> =>
    (await (await testServer.post(request)).json()).reference;
  const keepHouse = () =>
    runHousekeeping(
      { ...housekeepingOf(testServer), holders, tasks: [queueQuarantineList] },
      false,
    );
  const deliver = async () => {
    const before = inbox.mails.length;
    await testServer.deliver();
    return inbox.mails.slice(before);
  };
  const erase = async (reference: string) => {
    const data = { dataDir: folder, databaseAddress: await databaseOf(folder) };
    return (await erasePermanently(data, database, [reference], holders, clock()))?.receipt;
  };
  const release = (id: number) =>
    releaseFromQuarantine(db, { id, email: sample.email }, { mailHost: "a.example", now: clock() });
  return {
    ...testServer,
    post,
    keepHouse,
    deliver,
    erase,
    release,
    listOfNow: async () => {
      await keepHouse();
      return deliver();
    },
  };
}

test("what is in quarantine is named once, from eight in the morning, in one mail a day", async () => {
  const { post, pass, listOfNow } = await startServerWithoutDesk();
  const spam = { ...sample, name: "Loans", message: '<a href="http://a.example">Loans</a>\nNow' };
  await post({ ...spam, name: "www.loans.example" });
  const reference = await post(withLink("Amy"));
  await post({ ...sample, name: "Carl" });
  // Its notice says that it is in quarantine.
  await post({ ...sample, name: "Pitch", message: "We offer SEO for your website, free audit" });
  const early = await listOfNow();
  expect(early.some(({ subject }) => subject?.startsWith("To look at"))).toBe(false);
  pass(minute);
  const [list, ...others] = await listOfNow();
  expect(others).toEqual([]);
  expect(list?.subject).toBe("To look at in quarantine: 2 quote requests");
  expect(list?.recipients).toEqual(["quotes@maple.example"]);
  expect(list?.text).toContain(
    `Amy www.barn.example\nlink where none belongs\nWedding · Jun 12–13, 2027\n`,
  );
  expect(list?.text).toContain(`${reference} · ${sample.phone} · ${sample.email}`);
  expect(list?.text).toContain(`npm run requests -- quarantine release ${reference}`);
  // The least suspicious first.
  expect(list?.text).toMatch(/Amy[\s\S]*www\.loans\.example\nlink where none belongs; markup/);
  expect(list?.text).not.toMatch(/Carl|Pitch/);
  await post(withLink("Late"));
  expect(await listOfNow()).toEqual([]);
  pass(day);
  const [next, ...more] = await listOfNow();
  expect(next?.subject).toBe("To look at in quarantine: 1 quote request");
  expect(next?.text).toContain("Late www.barn.example");
  expect(next?.text).not.toContain("Amy");
  pass(day);
  expect([...more, ...(await listOfNow())]).toEqual([]);
});

test("what is erased or released before the mail goes out is not in it", async () => {
  const { post, pass, keepHouse, deliver, erase, release, count } = await startServerWithoutDesk();
  pass(minute);
  const [ann, bob] = [await post(withLink("Ann")), await post(withLink("Bob"))];
  await post(withLink("Cleo"));
  await keepHouse();
  await release(3);
  await erase(ann);
  const [list] = (await deliver()).filter(({ subject }) => subject?.startsWith("To look at"));
  expect(list?.subject).toBe("To look at in quarantine: 1 quote request");
  expect(list?.text).not.toMatch(/Ann|Cleo/);
  expect(await erase(bob)).toContain("1 mail sent before");
  pass(day);
  const eve = await post(withLink("Eve"));
  await keepHouse();
  await erase(eve);
  const before = await count("outbox_mail");
  expect(await deliver()).toEqual([]);
  expect(await count("outbox_mail")).toBe(before - 1);
});

test.each([
  ["without a desk queues it", { DESK: "off" }, 1],
  ["with a desk leaves it to the morning list", {}, 0],
  [
    "whose desk is on another server leaves it to that",
    { DESK: "off", DESK_URL: "https://desk.example.com" },
    0,
  ],
])("a server %s", async (_, env, queued) => {
  const testServer = await startServerWithoutDesk();
  const { business, mailer, log, clock, database, folder, inbox } = testServer;
  await testServer.post(withLink("Amy"));
  testServer.pass(minute);
  const { promise: tasksBegun, resolve } = Promise.withResolvers<void>();
  const config = readConfig({ ...env, DATA_DIR: folder }, business);
  const kinds = testServer.outbox(mailer).kinds;
  const shared = { database, log, clock, kinds, mailHost: "maple.example", config };
  const background = startBackground(
    { ...shared, root: ".", deskFolder: folder, settings: {} },
    () => ({ business }),
    { mailer, holders, tasks: [async () => resolve()] },
  );
  await tasksBegun;
  if (queued) await until(() => inbox.mails.length === queued, "the list");
  await background.stop(1_000);
  expect(await testServer.count("outbox_mail")).toBe(queued);
});
