import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { hour } from "../../../server/time/durations.ts";
import { storeVariedRequests } from "../../../tests/support/databases/varied-requests.ts";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";

const action = () => crypto.randomUUID();

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const read = () => desk.read("housekeeping");
  return { testServer, desk, read };
}

test("mail that could not be delivered is shown with its reason, and sent again", async () => {
  const { testServer, desk, read } = await openDesk();
  const reference = await post(testServer, {});
  await desk.send(`requests/${reference}/replies`, {
    id: action(),
    subject: "About",
    text: "Text",
    marksAnswered: false,
  });
  await testServer.db
    .updateTable("outbox_mail")
    .set({ status: "set-aside", last_error: "550 no such user", fault: "mail" })
    .where("kind", "<>", "acknowledgement")
    .execute();
  expect((await read()).mails).toEqual({
    waiting: 1,
    setAside: [
      { kind: "owner-reply", reference, lastError: "550 no such user", fault: "mail" },
      { kind: "owner-notice", reference, lastError: "550 no such user", fault: "mail" },
    ],
  });
  expect(await desk.send("housekeeping/resend")).toEqual({ mails: 2 });
  expect(await testServer.deliver()).toBe(3);
  const { mails, log } = await read();
  expect(mails).toEqual({ waiting: 0, setAside: [] });
  expect(log[0]).toEqual({
    at: testServer.clock(),
    by: desk.person,
    logLine: "Sent again what could not be delivered: 2",
    reference: null,
    name: null,
  });
});

test("reminders are all on until one is turned off", async () => {
  const { desk, read } = await openDesk();
  const all = { after90Minutes: true, after20Hours: true, morningList: true };
  expect((await read()).reminders).toEqual(all);
  await desk.send("housekeeping/reminders", { ...all, morningList: false });
  expect((await read()).reminders).toEqual({ ...all, morningList: false });
  expect((await desk.post("housekeeping/reminders", { ...all, weekly: true })).status).toBe(422);
});

test("all requests are exported as a table that another program reads", async () => {
  const { testServer, desk } = await openDesk();
  const readTable = async () => {
    const answer = await desk.get("export.csv");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="requests-.*csv"/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = new TextDecoder().decode(bytes);
    return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  };
  const empty = await readTable();
  expect([empty.data, empty.meta.fields?.[0]]).toEqual([[], "reference"]);
  await storeVariedRequests(testServer.db, 600, testServer.clock());
  const reference = await post(testServer, {});
  await desk.send(`requests/${reference}/notes`, { id: action(), text: "=1+1" });
  const amountCents = 180_050;
  await desk.send(`requests/${reference}/status`, { id: action(), status: "quoted", amountCents });
  await desk.send(`requests/${reference}/replies`, {
    id: action(),
    subject: "About",
    text: "A reply",
    marksAnswered: true,
  });
  const { data, errors } = await readTable();
  const { log } = await desk.read("housekeeping");
  expect(log[0]?.logLine).toBe("Downloaded all requests as a table");
  expect(errors).toEqual([]);
  expect(data).toHaveLength(601);
  expect(new Set(data.map((row) => row.reference)).size).toBe(601);
  expect(data[0]).toMatchObject({
    reference,
    status: "quoted",
    amount: "1800.50",
    note: `2027-01-15 10:00, ${desk.person}: =1+1`,
    replies: `2027-01-15 10:00, ${desk.person}: About\nA reply`,
  });
});

test("the table names trailers as the fleet does, and says what was written where anything was", async () => {
  const { desk } = await openDesk();
  const absent = { email: null, location: null, startDate: null, endDate: null };
  const { reference } = await desk.send("requests", {
    ...{ id: action(), name: "Amy", phone: "905-555-0142", message: "", acknowledges: false },
    ...{ ...absent, eventType: "wedding", guestCount: null },
  });
  const trailers = { unitIds: ["two-a"], trailerIds: ["grand-4-station-restroom-trailer"] };
  const agreed = bookingOf({ ...trailers, email: "amy@example.com", eventType: "festival" });
  await desk.send(`requests/${reference}/agreement`, agreed);
  const csv = await (await desk.get("export.csv")).text();
  expect(Papa.parse(csv, { header: true }).data[0]).toMatchObject({
    ...{ email: "amy@example.com", units: "2-station A, Grand 4-Station Trailer" },
    wrote: "eventType: Wedding",
  });
});

test("all of an address is erased with one receipt for the person, and notes for the owner", async () => {
  const { testServer, desk } = await openDesk();
  const first = await post(testServer, { email: "ann@example.com" });
  const second = await post(testServer, { email: "ANN@example.com", message: "Second" });
  const tagged = await post(testServer, { email: "ann+site@example.com", message: "Third" });
  for (const reference of [first, tagged])
    await desk.send(`requests/${reference}/notes`, { id: action(), text: "A note" });
  await desk.send("housekeeping/backup");
  const { receipt, ownerNotes } = await desk.send("erase", {
    email: " Ann Lee <Ann@Example.com>",
    confirm: true,
  });
  const [when, ...lines] = receipt.split("\n");
  expect(when).toMatch(
    /^Erased for good on .*, Ontario time: 2 quote requests with all stored mails, bookings, /,
  );
  expect(lines).toEqual([
    `References: ${first}, ${second}.`,
    expect.stringMatching(/^Not reached by this: .*backups made before, until .*, by \w+, \w+ \d+/),
  ]);
  expect(receipt).not.toContain(testServer.folder);
  expect(ownerNotes).toContain(join(testServer.folder, "backups"));
  expect(ownerNotes).toContain(`not erased: ${tagged}.`);
  for (const email of ["ann@example.com", "nobody@example.com"])
    expect((await desk.post("erase", { email, confirm: true })).status).toBe(404);
  for (const email of ["ann", "", "\u0000@x"])
    expect((await desk.post("erase", { email, confirm: true })).status).toBe(422);
  const log = (await desk.read("housekeeping")).log;
  expect(log.map(({ logLine, reference, name }) => [logLine, reference, name])).toEqual([
    ["Erased all of a person", second, null],
    ["Erased all of a person", first, null],
    [expect.stringMatching(/^Backed up to /), null, null],
    ["Noted", tagged, sample.name],
    ["Noted", first, null],
  ]);
  expect(JSON.stringify(log)).not.toContain('example.com"');
});

test("figures count what was answered in time, booked and quoted, without spam and quarantine", async () => {
  const { testServer, desk } = await openDesk();
  const references: string[] = [];
  for (let number = 0; number < 5; number += 1)
    references.push(await post(testServer, { message: `Number ${number}` }));
  await post(testServer, { message: '<a href="http://spam.example">Buy</a> <script>' });
  testServer.pass(hour);
  const mark = (at: number, status: string, amountCents?: number) =>
    desk.send(`requests/${references[at]}/status`, { id: action(), status, amountCents });
  await mark(0, "quoted", 100_000);
  await mark(1, "quoted", 200_000);
  await desk.send(`requests/${references[1]}/agreement`, bookingOf());
  testServer.pass(2 * hour);
  await mark(2, "lost", 50_000);
  await mark(3, "spam");
  const figures = await desk.read("figures?from=2027-01-04&to=2027-01-17");
  expect(figures).toMatchObject({
    total: 4,
    booked: 1,
    lost: 1,
    quotedCents: 350_000,
    bookedCents: 200_000,
    answers: { inTime: 2, later: 1, notYet: 1 },
    weeks: [
      { monday: "2027-01-04", inTime: 0, later: 0, notYet: 0 },
      { monday: "2027-01-11", inTime: 2, later: 1, notYet: 1 },
    ],
  });
  expect(figures.lists).toHaveLength(4);
  // The days after it have a year of five digits, which come first among texts.
  const last = await desk.read("figures?from=9999-12-31&to=9999-12-31");
  expect(last.weeks.map(({ monday }) => monday)).toEqual(["9999-12-27"]);
  for (const query of ["from=2027-01-02&to=2027-01-01", "from=1990-01-01&to=2027-01-01", "from=x"])
    expect((await desk.get(`figures?${query}`)).status).toBe(422);
});

test("a backup is made, listed and downloaded as it is", async () => {
  const { testServer, desk, read } = await openDesk();
  await post(testServer, {});
  const made = await desk.send("housekeeping/backup");
  expect(made.name).toMatch(/^requests-2027-01-15T15-00-00\.db$/);
  await writeFile(join(testServer.folder, "backups", "notes.txt"), "no backup");
  const { backups, canBackUp } = await read();
  expect([backups, canBackUp]).toEqual([[made], true]);
  const answer = await desk.get(`housekeeping/backups/${made.name}`);
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${made.name}"`);
  const file = join(testServer.folder, "downloaded.db");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes).toHaveLength(made.bytes);
  await writeFile(file, bytes);
  const db = new DatabaseSync(file, { readOnly: true });
  expect(db.prepare("select count(*) as n from quote_request").get()).toEqual({ n: 1 });
  db.close();
  expect((await read()).log[0]?.logLine).toBe(`Downloaded ${made.name}`);
  for (const name of ["notes.txt", "../requests.db", "..%2Frequests.db", "%00", "nothing.db"])
    expect((await desk.get(`housekeeping/backups/${name}`)).status).toBe(404);
  expect((await desk.post("housekeeping/backup")).status).toBe(409);
  expect(await readdir(join(testServer.folder, "backups"))).toHaveLength(2);
});

test("what is downloaded while the log cannot be written is named in the server's log", async () => {
  const { testServer, desk } = await openDesk();
  const reference = await post(testServer, {});
  await testServer.db.schema.alterTable("desk_log").renameTo("gone").execute();
  const answer = await desk.get("export.csv");
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(reference)]);
  expect(testServer.logged()).toContain("download not recorded");
});
