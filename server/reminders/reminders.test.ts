import { expect, onTestFinished, test } from "vitest";
import { databaseOf } from "../../tests/support/databases/database.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { openDatabase } from "../db/open-database.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { markStatus } from "../quote-records/marks.repository.ts";
import { readReminders, writeReminders } from "./reminder-settings.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A server at ten in the morning, Ontario time, whose first mails are out. */
async function openOffice() {
  const testServer = await startTestServerWithInbox();
  const house = () => runHousekeeping(housekeepingOf(testServer), false);
  const { reference } = await (await testServer.post(sample)).json();
  await testServer.deliver();
  const subjectsSince = async () => {
    const before = testServer.inbox.mails.length;
    await house();
    await testServer.deliver();
    return testServer.inbox.mails.slice(before).map(({ subject }) => subject);
  };
  return { testServer, reference, house, subjectsSince };
}
const notAnswered = (reference: string) =>
  `Not answered yet: ${reference} · ${sample.name} · ${sample.location}`;

test("an unanswered request is reminded of after 90 minutes, in the morning and after 20 hours, once each", async () => {
  const { testServer, reference, subjectsSince } = await openOffice();
  testServer.pass(89 * minute);
  // It is not in the list of this morning, which it came after.
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(minute);
  expect(await subjectsSince()).toEqual([notAnswered(reference)]);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(18.5 * hour - minute);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(minute);
  expect(await subjectsSince()).toEqual([notAnswered(reference)]);
  testServer.pass(2 * hour);
  expect(await subjectsSince()).toEqual(["Still open: 1 quote request"]);
  expect(await subjectsSince()).toEqual([]);

  const [early, late, list] = testServer.inbox.mails.slice(2);
  for (const mail of [early, late, list]) {
    expect(mail?.recipients).toEqual(["quotes@maple.example"]);
    for (const text of [sample.name, sample.phone, sample.email, sample.location, reference])
      expect(mail?.text).toContain(text);
    expect(mail?.text).toContain(`https://maple.example/desk/requests/${reference}`);
  }
  expect(early?.text).toContain("end on Friday, January 15, 2027 at 12:00 PM");
  expect(late?.text).toContain("end on Saturday, January 16, 2027 at 10:00 AM");
  expect(late?.text).toContain("narrow gate");
  expect(early?.replyTo).toMatchObject([{ address: sample.email }]);
});

test("nothing reminds of requests that are answered, quarantined or spam, or were answered meanwhile", async () => {
  const { testServer, house, subjectsSince } = await openOffice();
  await markStatus(testServer.db, 1, "answered", testServer.clock());
  await testServer.post({ ...sample, message: '<a href="http://spam.example">Buy</a> <script>' });
  await testServer.post({ ...sample, message: "Marked as spam" });
  await markStatus(testServer.db, 3, "spam", testServer.clock());
  await testServer.post({ ...sample, message: "Answered after the reminder is queued" });
  await testServer.deliver();
  testServer.pass(91 * minute);
  await house();
  await markStatus(testServer.db, 4, "answered", testServer.clock());
  expect(await subjectsSince()).toEqual(["Held back for you to look at: 1 quote request"]);
  testServer.pass(22 * hour);
  expect(await subjectsSince()).toEqual([]);
});

test("90 minutes are counted while the business is open", async () => {
  const { testServer, subjectsSince } = await openOffice();
  await writeReminders(testServer.db, {
    ...(await readReminders(testServer.db)),
    morningList: false,
  });
  await markStatus(testServer.db, 1, "answered", testServer.clock());
  testServer.pass(9.5 * hour);
  // Half past seven in the evening; half an hour counts today, and an hour tomorrow.
  const { reference } = await (await testServer.post({ ...sample, message: "Late" })).json();
  await testServer.deliver();
  testServer.pass(14.5 * hour - minute);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(minute);
  expect(await subjectsSince()).toEqual([notAnswered(reference)]);
});

test("each reminder can be turned off, and what is older than two days is not reminded of one by one", async () => {
  const { testServer, subjectsSince } = await openOffice();
  const { db } = testServer;
  const off = { after90Minutes: false, after20Hours: false, morningList: false };
  await writeReminders(db, off);
  testServer.pass(2 * hour);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(19 * hour);
  expect(await subjectsSince()).toEqual([]);
  await writeReminders(db, { ...off, after20Hours: true });
  testServer.pass(28 * hour);
  expect(await subjectsSince()).toEqual([]);
  expect(await readReminders(db)).toEqual({ ...off, after20Hours: true });
  await writeReminders(db, { ...off, morningList: true });
  expect(await subjectsSince()).toEqual(["Still open: 1 quote request"]);
  testServer.pass(30 * 24 * hour);
  expect(await subjectsSince()).toEqual([]);
});

test("several servers queue each reminder once", async () => {
  const { testServer, house } = await openOffice();
  testServer.pass(24 * hour);
  const other = await openDatabase(await databaseOf(testServer.folder));
  onTestFinished(() => other.db.destroy());
  for (let number = 0; number < 5; number += 1)
    await testServer.post({ ...sample, message: `Number ${number}` });
  testServer.pass(91 * minute);
  const houses = [
    house,
    () => runHousekeeping({ ...housekeepingOf(testServer), database: other }, false),
  ];
  await Promise.all(houses.flatMap((run) => [run(), run()]));
  const kinds = (await testServer.rows()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "reminder-90-minutes")).toHaveLength(5);
  expect(kinds.filter((kind) => kind === "morning-list")).toHaveLength(1);
});
