import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { addDays } from "../../../quote-request/days.ts";
import { readBusiness } from "../../../server/business/business.ts";
import { contentFolder } from "../../../server/business/content-reader.ts";
import type { Database } from "../../../server/db/database.ts";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { deliverDue } from "../../../server/outbox/deliver.ts";
import { releaseFromQuarantine } from "../../../server/quote-requests/release.repository.ts";
import { momentInBusinessZone } from "../../../server/time/business-clock.ts";
import { hour, minute } from "../../../server/time/durations.ts";
import { databaseOf, openWholeDatabase } from "../../../tests/support/databases/database.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import type { Agreement } from "../agreement/agreed.ts";
import { readAgreed, saveAgreed } from "../agreement/agreement.repository.ts";
import { markStatus } from "../request-records/marks.repository.ts";
import { queueReminders } from "./queue-reminders.ts";
import { readReminders, writeReminders } from "./reminder-settings.ts";

/** The moment when Ontario's clocks show a time, such as "02:00", on a day. */
function momentOf(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return momentInBusinessZone(day, hours * 60 + minutes);
}

async function countMails({ db }: Pick<Database, "db">, kind: string) {
  const rows = await db.selectFrom("outbox_mail").select("kind").execute();
  return rows.filter((row) => row.kind === kind).length;
}

/** A server at ten in the morning, Ontario time, whose first mails are out. */
async function startTestServerWithRequest() {
  const testServer = await startTestServerWithInbox();
  const runServerHousekeeping = () => runHousekeeping(housekeepingOf(testServer), false);
  const { reference } = await (await testServer.post(sample)).json();
  await testServer.deliver();
  const subjectsSince = async () => {
    const before = testServer.inbox.mails.length;
    await runServerHousekeeping();
    await testServer.deliver();
    return testServer.inbox.mails.slice(before).map(({ subject }) => subject);
  };
  return { testServer, reference, runServerHousekeeping, subjectsSince };
}
const off = { after90Minutes: false, after20Hours: false, morningList: false };
const notAnswered = `Not answered yet: ${sample.name} · Wedding · June 12–13`;

test("an unanswered request is reminded of after 90 minutes, in the morning and at the opening after 20 hours, once each", async () => {
  const { testServer, reference, subjectsSince } = await startTestServerWithRequest();
  testServer.pass(89 * minute);
  // It is not in the list of this morning, which it came after.
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(minute);
  expect(await subjectsSince()).toEqual([notAnswered]);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(18.5 * hour);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(2 * hour);
  expect(await subjectsSince()).toEqual(["Still open: 1 quote request"]);
  testServer.pass(hour - minute);
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(minute);
  expect(await subjectsSince()).toEqual([notAnswered]);
  expect(await subjectsSince()).toEqual([]);

  const [early, list, late] = testServer.inbox.mails.slice(2);
  for (const mail of [early, late, list]) {
    expect(mail?.recipients).toEqual(["quotes@maple.example"]);
    expect(mail?.text).toContain(`https://maple.example/desk/requests/${reference}`);
  }
  for (const mail of [early, late])
    for (const text of [sample.name, sample.phone, sample.email, sample.location])
      expect(mail?.text).toContain(text);
  expect(list?.text).toContain(
    "Priya Raman · Overdue since Jan 15 · (289) 555-0188\nWedding · Jun 12–13, 2027\nVineland, Ontario · Garden with a narrow gate.\n",
  );
  expect(list?.html).toContain('href="tel:+12895550188"');
  expect(early?.text).toContain("end on Friday, January 15, 2027 at 12:00 PM");
  expect(late?.text).toContain("end on Saturday, January 16, 2027 at 10:00 AM");
  expect(late?.text).toContain("narrow gate");
  expect(early?.replyTo).toMatchObject([{ address: sample.email }]);
});

test("nothing reminds of requests that are answered, quarantined or spam, or were answered meanwhile", async () => {
  const { testServer, runServerHousekeeping, subjectsSince } = await startTestServerWithRequest();
  await markStatus(testServer.db, 1, "answered", testServer.clock());
  await testServer.post({ ...sample, message: '<a href="http://spam.example">Buy</a> <script>' });
  await testServer.post({ ...sample, message: "Marked as spam" });
  await markStatus(testServer.db, 3, "spam", testServer.clock());
  await testServer.post({ ...sample, message: "Answered after the reminder is queued" });
  await testServer.deliver();
  testServer.pass(91 * minute);
  await runServerHousekeeping();
  await markStatus(testServer.db, 4, "answered", testServer.clock());
  expect(await subjectsSince()).toEqual([]);
  await markStatus(testServer.db, 2, "spam", testServer.clock());
  testServer.pass(22 * hour);
  expect(await subjectsSince()).toEqual([]);
});

test("whoever called is reminded of for an e-mail, and not for a call", async () => {
  const { testServer, subjectsSince } = await startTestServerWithRequest();
  await testServer.db.updateTable("quote_request").set({ origin: "phone" }).execute();
  testServer.pass(91 * minute);
  expect(await subjectsSince()).toEqual([notAnswered]);
  testServer.pass(19 * hour);
  expect(await subjectsSince()).toEqual([]);
});

test("each reminder can be turned off, and what is older than two days is not reminded of one by one", async () => {
  const { testServer, subjectsSince } = await startTestServerWithRequest();
  const { db } = testServer;
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
  const { testServer, runServerHousekeeping } = await startTestServerWithRequest();
  testServer.pass(24 * hour);
  const other = await openWholeDatabase(await databaseOf(testServer.folder));
  onTestFinished(() => other.db.destroy());
  for (let number = 0; number < 5; number += 1)
    await testServer.post({ ...sample, message: `Number ${number}` });
  testServer.pass(91 * minute);
  const runs = [
    runServerHousekeeping,
    () => runHousekeeping({ ...housekeepingOf(testServer), database: other }, false),
  ];
  await Promise.all(runs.flatMap((run) => [run(), run()]));
  expect(await countMails(testServer, "reminder-list")).toBe(1);
  expect(await countMails(testServer, "reminder-90-minutes")).toBe(0);
  expect(await countMails(testServer, "morning-list")).toBe(1);
});

test("several reminders at once are one mail, which names what is still open, and later ones come", async () => {
  const { testServer, subjectsSince } = await startTestServerWithRequest();
  for (const name of ["Amy", "Bob"]) await testServer.post({ ...sample, name, message: name });
  await testServer.deliver();
  testServer.pass(91 * minute);
  expect(await subjectsSince()).toEqual(["Not answered yet: 3 quote requests"]);
  const { text = "", recipients } = testServer.inbox.mails.at(-1) ?? {};
  expect(recipients).toEqual(["quotes@maple.example"]);
  expect(text).toMatch(
    /Priya Raman · Due 12:00 PM · \(289\) 555-0188 · Mark as answered: https:\S+\n[\s\S]*Amy[\s\S]*Bob/,
  );
  expect(await subjectsSince()).toEqual([]);
  testServer.pass(20.5 * hour);
  expect(await subjectsSince()).toEqual(["Still open: 3 quote requests"]);
  await markStatus(testServer.db, 1, "answered", testServer.clock());
  testServer.pass(hour);
  expect(await subjectsSince()).toEqual(["Not answered yet: 2 quote requests"]);
  testServer.pass(hour);
  expect(await subjectsSince()).toEqual([]);
});

test("a reminder that falls on a closed day comes at the next opening", async () => {
  const { database, pass, clock, post } = await startTestServerWithInbox();
  const closed = { ...readBusiness(), openDays: ["Saturday", "Tuesday"] };
  const queue = () =>
    queueReminders({ database, openHours: closed, mailHost: "maple.example", now: clock() });
  pass(momentOf("2027-07-17", "10:00") - clock());
  await post(sample);
  pass(91 * minute);
  expect(await queue()).toBe(1);
  pass(30 * hour);
  expect(await queue()).toBe(0);
  pass(momentOf("2027-07-20", "09:00") - clock());
  expect(await countMails(database, "reminder-20-hours")).toBe(0);
  await queue();
  expect(await countMails(database, "reminder-20-hours")).toBe(1);
});

describe("the morning's list", () => {
  const withLinks = {
    ...{ ...sample, name: "Amy", location: "https://maps.example/barn" },
    message: "https://a.example https://b.example https://c.example",
  };
  const advertising = [
    { ...sample, name: "Winner Loans", message: '<a href="http://loans.example">Loans</a>' },
    ...[1, 2, 3, 4, 5, 6].map((number) => ({ ...sample, name: `Pills https://${number}.example` })),
  ];

  /** A server the morning after requests were quarantined, whose open requests are not listed. */
  async function startTestServerWithQuarantine(deskUrl: string | null) {
    const testServer = await startTestServerWithInbox();
    await writeReminders(testServer.db, off);
    for (const request of [withLinks, ...advertising]) await testServer.post(request);
    testServer.pass(23 * hour);
    const settings = { ...testServer.settings, deskUrl };
    /** Returns the morning's list, if there is one. */
    const listOfNow = async () => {
      const before = testServer.inbox.mails.length;
      await runHousekeeping(housekeepingOf(testServer), false);
      await deliverDue({ ...testServer.outbox(testServer.mailer), settings });
      return testServer.inbox.mails
        .slice(before)
        .find(({ subject }) => /To look at|Still open/.test(subject ?? ""));
    };
    return { ...testServer, listOfNow };
  }
  const namesIn = (text = "") =>
    [withLinks, ...advertising].map(({ name }) => name).filter((name) => text.includes(name));

  test("names the five least suspicious in quarantine, whatever its switch, and leads to the desk", async () => {
    const { listOfNow } = await startTestServerWithQuarantine("https://maple.example/desk");
    const list = await listOfNow();
    expect(list?.subject).toBe("To look at in quarantine: 8 quote requests");
    expect(list?.recipients).toEqual(["quotes@maple.example"]);
    expect(list?.text).toMatch(
      /Amy\nlink in place of an address; three links or more\n[\s\S]*3 more are in quarantine/,
    );
    expect(list?.text).toContain("https://maple.example/desk/quarantine");
    expect(list?.html).not.toContain('href="http://loans.example"');
    expect(namesIn(list?.text)).toHaveLength(5);
    expect(list?.text).not.toContain("Winner Loans");
    expect(await listOfNow()).toBeUndefined();
  });

  test("names all in quarantine where there is no desk, with the command that lets one through", async () => {
    const { post, listOfNow } = await startTestServerWithQuarantine(null);
    const message = "We fund your business, no credit check";
    await post({ ...sample, name: "Loan offer", message });
    const list = await listOfNow();
    expect(namesIn(list?.text)).toHaveLength(8);
    expect(list?.text).toMatch(/Amy\n[\s\S]*Loan offer\n/);
    expect(list?.text).toContain(`${sample.phone} · ${sample.email}`);
    expect(list?.text).toContain("npm run requests -- quarantine release");
    expect(list?.text).not.toContain("more are in quarantine");
  });

  test("quotes the beginning of a message, in few lines and never half an emoji", async () => {
    const testServer = await startTestServerWithQuarantine(null);
    for (const message of [`${"x\n".repeat(1_900)}y`, `${"z".repeat(299)}${"😀".repeat(1_800)}`])
      await testServer.post({ ...sample, name: "www.ads.example", message });
    const list = await testServer.listOfNow();
    expect(list?.text).toContain(`${"x\n".repeat(9)}x …`);
    expect(list?.text).not.toContain("x\n".repeat(10));
    expect(list?.text).toContain(`${"z".repeat(299)}😀 …`);
  });

  test("names what is open beside it by its days, where that is switched on", async () => {
    const testServer = await startTestServerWithQuarantine("https://maple.example/desk");
    const days = (day: string) => ({ startDate: day, endDate: day });
    await testServer.post({ ...sample, name: "Far Away", ...days("2027-08-01") });
    await testServer.post({ ...sample, name: "Nell Near", ...days("2027-01-19") });
    await testServer.deliver();
    testServer.pass(24 * hour);
    expect((await testServer.listOfNow())?.text).not.toContain("Nell Near");
    await writeReminders(testServer.db, { ...off, morningList: true });
    testServer.pass(24 * hour);
    const list = await testServer.listOfNow();
    expect(list?.subject).toBe(
      "Still open: 2 quote requests · To look at in quarantine: 8 quote requests",
    );
    expect(list?.text).toMatch(/Nell Near[\s\S]*Far Away[\s\S]*Amy/);
    expect(list?.text).toContain(
      "(289) 555-0188\nTomorrow · Wedding · Jan 19, 2027\nVineland, Ontario · Garden with a narrow gate.\n",
    );
  });

  type Stay = Partial<Agreement> & { name: string };
  /** A server with bookings; returns what reads the list of the next morning at nine. */
  async function startTestServerWithBookings(stays: readonly Stay[]) {
    const testServer = await startTestServerWithInbox();
    const { db } = testServer;
    for (const [at, { name, ...terms }] of stays.entries()) {
      await testServer.post({ ...sample, name });
      await markStatus(db, at + 1, "booked", testServer.clock());
      const unitIds = ["two-a"];
      await saveAgreed(db, at + 1, { ...(await readAgreed(db, at + 1)), unitIds, ...terms }, 0);
    }
    const listOfNextMorning = async (
      online: { contentDir?: URL } = { contentDir: contentFolder },
    ) => {
      await testServer.deliver();
      testServer.pass(momentOf("2027-01-16", "08:59") - testServer.clock());
      await runHousekeeping(housekeepingOf(testServer), false);
      const outbox = testServer.outbox(testServer.mailer);
      const content = () => ({ ...outbox.content(), ...online });
      await deliverDue({ ...outbox, content });
      return testServer.inbox.mails.at(-1);
    };
    return { ...testServer, listOfNextMorning };
  }

  test("names the deliveries and pickups of the day and the next first", async () => {
    const days = { startDate: "2027-01-16", endDate: "2027-01-18" };
    const { post, listOfNextMorning } = await startTestServerWithBookings([
      { name: "Amy", ...days, deliveryTime: "14:30", siteNotes: "Gate code 4411,\nask for Joe." },
      { name: "Bob", startDate: "2027-01-15", endDate: "2027-01-16", pickupTime: "09:00" },
      { name: "Cleo", ...days },
      { name: "Dan", ...days, startDate: "2027-01-15" },
      { name: "Eve", ...days, startDate: "2027-01-17", deliveryTime: "08:00" },
      { name: "Fay", startDate: "2027-01-15", endDate: "2027-01-17" },
    ]);
    await post({ ...sample, name: "Gus" });
    const list = await listOfNextMorning();
    expect(list?.subject).toBe(
      "Today: 2 to deliver, 1 to pick up · Tomorrow: 1 to deliver, 1 to pick up · Still open: 1 quote request",
    );
    expect(list?.text).toMatch(
      /Bob · \(289\) 555-0188\nPickup · 9:00 AM · 2-station A\nVineland, Ontario\n[\s\S]*Amy · \(.*\nDelivery · 2:30 PM · 2-station A\nVineland, Ontario\nGate code 4411,\nask for Joe\.\n[\s\S]*Cleo · \(.*\nDelivery · no time yet · 2-station A\n/,
    );
    expect(list?.text).toMatch(
      /TOMORROW: 1 TO DELIVER, 1 TO PICK UP\s+Eve · Write when you arrive · .*\nDelivery · 8:00 AM · 2-station A\n[\s\S]*\nFay · \([\s\S]*\nTO ANSWER\s+Gus/,
    );
    expect(list?.text).not.toContain("Dan");
  });

  test("comes also for tomorrow alone, with the trailer's name that is online", async () => {
    const days = { startDate: "2027-01-17", endDate: "2027-01-20" };
    const { folder, listOfNextMorning } = await startTestServerWithBookings([
      { name: "Eve", ...days },
    ]);
    const contentDir = pathToFileURL(join(folder, "content/"));
    await cp("content", contentDir, { recursive: true });
    const fleet = new URL("fleet.yaml", contentDir);
    await writeFile(fleet, (await readFile(fleet, "utf8")).replace("2-station A", "The blue one"));
    const list = await listOfNextMorning({ contentDir });
    expect(list?.subject).toBe("Tomorrow: 1 to deliver");
    expect(list?.text).toMatch(
      /Tomorrow: 1 to deliver[\s\S]*Eve · Write when you arrive.*\nDelivery · no time yet · The blue one\n/,
    );
  });

  test("names trailers by their ids where the sender has no content folder", async () => {
    const days = { startDate: "2027-01-16", endDate: "2027-01-18" };
    const { listOfNextMorning } = await startTestServerWithBookings([{ name: "Amy", ...days }]);
    const list = await listOfNextMorning({});
    expect(list?.subject).toBe("Today: 1 to deliver");
    expect(list?.text).toContain("Delivery · no time yet · two-a\n");
  });

  test("is not sent for what was let through or marked as spam", async () => {
    const testServer = await startTestServerWithQuarantine("https://maple.example/desk");
    const { db } = testServer;
    const mail = { mailHost: "maple.example", now: testServer.clock() };
    await releaseFromQuarantine(db, { id: 1, email: sample.email }, mail);
    await testServer.deliver();
    for (let id = 2; id <= 8; id += 1) await markStatus(db, id, "spam", testServer.clock());
    expect(await testServer.listOfNow()).toBeUndefined();
  });

  test("is left to the next morning where the server, or the request, is not there before noon", async () => {
    const testServer = await startTestServerWithInbox();
    testServer.pass(momentOf("2027-07-18", "02:00") - testServer.clock());
    await testServer.post(sample);
    await markStatus(testServer.db, 1, "answered", testServer.clock());
    for (const [day, time, count] of [
      ["2027-07-18", "08:00", 0],
      ["2027-07-18", "12:00", 0],
      ["2027-07-18", "23:59", 0],
      ["2027-07-19", "07:59", 0],
      ["2027-07-19", "11:59", 1],
      ["2027-07-19", "12:00", 1],
      ["2027-07-20", "12:00", 1],
      ["2027-07-21", "08:00", 2],
    ] as const) {
      testServer.pass(momentOf(day, time) - testServer.clock());
      // Set back to new in the afternoon.
      if (time === "12:00") await markStatus(testServer.db, 1, "new", testServer.clock());
      await runHousekeeping(housekeepingOf(testServer), false);
      expect([day, time, await countMails(testServer, "morning-list")]).toEqual([day, time, count]);
    }
  });
});

test.each([
  // Before opening, while open, shortly before closing, and after it; a Sunday and a holiday.
  ["2027-07-18", "02:00", "reminder-90-minutes", 0, "10:30"],
  ["2027-07-18", "02:00", "reminder-20-hours", 1, "09:00"],
  ["2027-07-01", "08:01", "reminder-90-minutes", 0, "10:30"],
  ["2027-07-01", "08:01", "reminder-20-hours", 1, "09:00"],
  ["2027-07-01", "14:00", "reminder-20-hours", 1, "10:00"],
  ["2027-07-01", "12:00", "reminder-90-minutes", 0, "13:30"],
  ["2027-07-17", "19:30", "reminder-90-minutes", 1, "10:00"],
  ["2027-07-18", "23:00", "reminder-90-minutes", 1, "10:30"],
  // A weekday and the Sundays on which clocks change.
  ["2027-01-15", "02:00", "morning-list", 0, "08:00"],
  ["2027-03-14", "07:59", "morning-list", 0, "08:00"],
  ["2027-11-07", "08:00", "morning-list", 1, "08:00"],
  ["2027-03-14", "08:01", "morning-list", 1, "08:00"],
  ["2027-11-07", "13:00", "morning-list", 1, "08:00"],
  ["2027-01-15", "23:00", "morning-list", 1, "08:00"],
])(
  "for a request of %s at %s the mail %s goes out %i days later at %s",
  async (day, received, kind, days, time) => {
    const testServer = await startTestServerWithInbox();
    testServer.pass(momentOf(day, received) - testServer.clock());
    await testServer.post(sample);
    const due = momentOf(addDays(day, days), time);
    for (const [moment, count] of [
      [testServer.clock(), 0],
      [due - minute, 0],
      [due, 1],
    ] as const) {
      testServer.pass(moment - testServer.clock());
      await runHousekeeping(housekeepingOf(testServer), false);
      expect(await countMails(testServer, kind)).toBe(count);
    }
  },
);
