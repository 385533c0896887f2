import { expect, test } from "vitest";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import type { CalendarMonth, CalendarSubscription } from "../desk-api.ts";
import { findClashes } from "./find-clashes.ts";

const trailerId = "luxury-2-station-restroom-trailer";

async function openDesk() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const ask = async (startDate: string, endDate: string, name = "Ann Smith") =>
    post(testServer, { startDate, endDate, name });
  const mark = (reference: string, status: string, trailer: string | null = trailerId) =>
    desk.send(`requests/${reference}/status`, {
      id: crypto.randomUUID(),
      status,
      trailerId: trailer,
    });
  const month = async (name: string) => {
    const { entries } = await desk.read<CalendarMonth>(`calendar?month=${name}`);
    return entries;
  };
  /** Reads the calendar as a phone does: without a cookie. */
  const readFeed = async (address: string) => {
    const answer = await testServer.app.request(new URL(address).pathname);
    return { answer, text: (await answer.text()).replace(/\r\n[ \t]/g, "") };
  };
  return { testServer, desk, ask, mark, month, readFeed };
}

test("a month has what was asked and booked on any of its days, and shows clashes", async () => {
  const { ask, mark, month } = await openDesk();
  const may = await ask("2027-05-30", "2027-06-01", "May");
  const one = await ask("2027-06-12", "2027-06-14", "One");
  const two = await ask("2027-06-14", "2027-06-15", "Two");
  const other = await ask("2027-06-14", "2027-06-14", "Other trailer");
  const asked = await ask("2027-06-13", "2027-06-13", "Asked");
  const late = await ask("2027-06-30", "2027-07-02", "Late");
  const july = await ask("2027-07-02", "2027-07-02", "July");
  const lost = await ask("2027-06-20", "2027-06-20", "Lost");
  for (const reference of [may, one, two, late, july]) await mark(reference, "booked");
  await mark(other, "booked", "grand-4-station-restroom-trailer");
  await mark(lost, "lost", null);
  const entries = await month("2027-06");
  const short = entries.map(({ reference, isBooked, clashes }) => [reference, isBooked, clashes]);
  expect(short).toEqual([
    [may, true, false],
    [one, true, true],
    [asked, false, false],
    [two, true, true],
    [other, true, false],
    [late, true, true],
  ]);
  expect((await month("2027-05")).map(({ reference }) => reference)).toEqual([may]);
  expect(await month("2028-02")).toEqual([]);
  // One moves to another trailer, and nothing clashes any more.
  await mark(two, "booked", "grand-4-station-restroom-trailer");
  await mark(other, "booked", null);
  expect((await month("2027-06")).filter(({ clashes }) => clashes)).toMatchObject([
    { reference: late },
  ]);
});

test("as many bookings as there are units do not clash, on whichever day they begin", () => {
  const booking = (startDate: string, endDate: string) => ({
    trailerId: "two",
    startDate,
    endDate,
  });
  const bookings = [
    booking("2027-06-01", "2027-06-10"),
    booking("2027-06-03", "2027-06-04"),
    booking("2027-06-04", "2027-06-06"),
    booking("2027-06-10", "2027-06-11"),
  ];
  const count = (units: number) => findClashes(bookings, () => units).size;
  expect([count(1), count(2), count(3)]).toEqual([4, 3, 0]);
});

test("a phone reads the calendar at its secret address, until it is renewed", async () => {
  const { desk, ask, mark, readFeed } = await openDesk();
  const naughty = 'Ann; Smith, "A"\\ BEGIN:VEVENT';
  const booked = await ask("2027-06-12", "2027-06-13", naughty);
  await mark(booked, "booked");
  await ask("2027-07-01", "2027-07-01", "Asked Only");
  expect((await desk.read<CalendarMonth>("calendar?month=2027-06")).subscription.exists).toBe(
    false,
  );
  const { address } = await desk.send<CalendarSubscription>("calendar/subscription");
  expect(address).toMatch(/^https:\/\/maple\.example\/desk\/calendar\/[\w-]{43}\.ics$/);
  const { answer, text } = await readFeed(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  const lines = text.split("\r\n");
  expect(lines).toContain("X-WR-CALNAME:Maple & Brass");
  expect(lines).toContain(`UID:${booked}@maple.example`);
  expect(lines).toContain("DTSTART;VALUE=DATE:20270612");
  expect(lines).toContain("DTEND;VALUE=DATE:20270614");
  expect(lines).toContain("DTEND;VALUE=DATE:20270702");
  expect(lines).toContain("STATUS:CONFIRMED");
  expect(lines).toContain("STATUS:TENTATIVE");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(text).toContain("SUMMARY:Asked: Asked Only");
  // It is the same at each reading, so that a phone sees no change where there is none.
  expect((await readFeed(address)).text).toBe(text);

  expect((await desk.read<CalendarMonth>("calendar?month=2027-06")).subscription.exists).toBe(true);
  const renewed = await desk.send<CalendarSubscription>("calendar/subscription");
  expect((await readFeed(address)).answer.status).toBe(404);
  expect((await readFeed(renewed.address)).answer.status).toBe(200);
});

test("a wrong address is not found, whatever it is, and none is stored as it is", async () => {
  const { testServer, desk, readFeed } = await openDesk();
  const wrong = ["a".repeat(43), "x", "%00", "..%2F", "a".repeat(5_000), "é"];
  const ask = async () => {
    for (const secret of wrong) {
      const { answer, text } = await readFeed(`https://maple.example/desk/calendar/${secret}.ics`);
      expect([secret, answer.status, text]).toEqual([secret, 404, "404 Not Found"]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
  };
  await ask();
  const { address } = await desk.send<CalendarSubscription>("calendar/subscription");
  await ask();
  const [, secret = ""] = /([\w-]{43})\.ics$/.exec(address) ?? [];
  const stored = await testServer.db.selectFrom("desk_setting").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(testServer.logged()).not.toContain(secret);
  for (const month of ["2027-13", "2027-6", "x", "2027-06-01"])
    expect((await desk.get(`calendar?month=${month}`)).status).toBe(422);
});

test("what a visitor writes breaks no line of the calendar", async () => {
  const { testServer, desk, ask } = await openDesk();
  await ask("2027-06-12", "9999-12-31", "Never Ends");
  await ask("9999-12-31", "9999-12-31", "Begins Last");
  await ask("2027-06-12", "2027-06-13", "👩‍👩‍👧‍👦".repeat(8));
  const crlf = await ask("2027-06-12", "2027-06-13", "Ann Smith");
  // No form has let these in; an older database may hold them.
  const name = "Ann\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:https://evil.example\u2028x\u0007";
  await testServer.db
    .updateTable("quote_request")
    .set({ name, location: `${name}, ${"=é".repeat(150)}` })
    .where("reference", "=", crlf)
    .execute();
  const { address } = await desk.send<CalendarSubscription>("calendar/subscription");
  const answer = await testServer.app.request(new URL(address).pathname);
  const feed = await answer.text();
  expect(answer.status).toBe(200);
  const known =
    /^( |BEGIN|END|VERSION|PRODID|(X-)?[A-Z-]*(NAME|TTL|INTERVAL)|UID|SEQUENCE|DT|X-MICRO|SUMMARY|LOCATION|DESCRIPTION|URL|STATUS)/;
  const lines = feed.split("\r\n").filter(Boolean);
  for (const line of lines) {
    expect(line).toMatch(known);
    // RFC 5545, section 3.1.
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  // Two of the four are within the next three years and end; the fourth begins after them.
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(3);
  for (const line of lines.filter((one) => one.startsWith("DT")))
    expect(line).toMatch(/^DT(START|END);VALUE=DATE:\d{8}$|^DTSTAMP:\d{8}T\d{6}Z$/);
});

test("a secret address is in no line of the log, also while the database fails", async () => {
  const { testServer, desk } = await openDesk();
  const { address } = await desk.send<CalendarSubscription>("calendar/subscription");
  const [, secret = ""] = /([\w-]{43})\.ics$/.exec(address) ?? [];
  await testServer.db.schema.alterTable("desk_setting").renameTo("gone").execute();
  const paths = [
    new URL(address).pathname,
    `/desk/calendar/${secret}.ics/`,
    `/calendar/${secret}.ics`,
    `/desk/calendar/%${secret.charCodeAt(0).toString(16)}${secret.slice(1)}.ics`,
    `/sign-in/link/${secret}`,
  ];
  for (const path of paths) await testServer.app.request(path);
  expect(testServer.logged()).toContain("request failed");
  expect(testServer.logged()).toContain("/desk/calendar/[secret]");
  expect(testServer.logged()).not.toContain(secret.slice(1));
});
