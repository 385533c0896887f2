import { expect, test } from "vitest";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { bookingEvents } from "./booking-events.ts";

type Desk = Awaited<ReturnType<typeof signInToDesk>>;
const makeAddress = (desk: Desk, changes: object = {}) =>
  desk.send("calendar/feeds", {
    ...{ id: crypto.randomUUID(), name: "Phone", withPhones: false, onThisDevice: true },
    ...changes,
  });

async function openDesk() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const ask = async (startDate: string, endDate: string, name = "Ann Smith") =>
    post(testServer, { startDate, endDate, name });
  /** Books a request from one day to another, whatever clashes. */
  const book = async (
    reference: string,
    [startDate, endDate]: readonly [string, string],
    changes: object = {},
  ) => desk.send(`requests/${reference}/agreement`, bookingOf({ startDate, endDate, ...changes }));
  const month = async (name: string) => {
    const { rentals } = await desk.read(`calendar?month=${name}`);
    return rentals;
  };
  /** Reads the calendar as a phone does: without a cookie. */
  const readFeed = async (address: string) => {
    const answer = await testServer.app.request(new URL(address).pathname);
    return { answer, text: (await answer.text()).replace(/\r\n[ \t]/g, "") };
  };
  return { testServer, desk, ask, book, month, readFeed };
}

test("a month has what was asked and booked on any of its days, and shows clashes", async () => {
  const { testServer, desk, ask, book, month } = await openDesk();
  const askAndBook = async (from: string, to: string, changes: object = {}) => {
    const reference = await ask(from, to);
    await book(reference, [from, to], changes);
    return reference;
  };
  const mark = (reference: string, status: string) =>
    desk.send(`requests/${reference}/status`, { id: crypto.randomUUID(), status });
  const may = await askAndBook("2027-05-30", "2027-06-01");
  const one = await askAndBook("2027-06-12", "2027-06-14");
  const asked = await ask("2027-06-13", "2027-06-13");
  await mark(asked, "quoted");
  await mark(await ask("2027-06-20", "2027-06-20"), "lost");
  const notYet = { override: "Not yet" };
  const two = await askAndBook("2027-06-14", "2027-06-15", notYet);
  const other = await askAndBook("2027-06-14", "2027-06-14", { unitIds: ["four"] });
  const late = await askAndBook("2027-06-30", "2027-07-02");
  await askAndBook("2027-07-03", "2027-07-03", notYet);
  const agreed = { override: "Both are neighbours" };
  const overridden = await askAndBook("2027-06-30", "2027-06-30", agreed);
  // Two that were booked before the desk knew of clashes.
  await testServer.db
    .updateTable("agreement")
    .set({ override: null })
    .where("override", "=", notYet.override)
    .execute();
  const rentals = await month("2027-06");
  expect(
    rentals.map(({ reference, status, units, hasClash }) => [
      ...[reference, status, units?.unitIds.join(), hasClash],
    ]),
  ).toEqual([
    [may, "booked", "two-a", false],
    [one, "booked", "two-a", true],
    [asked, "quoted", undefined, false],
    [two, "booked", "two-a", true],
    [other, "booked", "four", false],
    [late, "booked", "two-a", true],
    [overridden, "booked", "two-a", false],
  ]);
  expect(rentals[0]?.guestCount).toBe(sample.guestCount);
  expect((await month("2027-05")).map(({ reference }) => reference)).toEqual([may]);
  expect(await month("2028-02")).toEqual([]);
  await book(two, ["2027-06-14", "2027-06-15"], { unitIds: ["two-b"] });
  expect((await month("2027-06")).filter(({ hasClash }) => hasClash)).toMatchObject([
    { reference: late },
  ]);
});

test("a phone reads the bookings at its secret address, until that ends", async () => {
  const { testServer, desk, ask, book, readFeed } = await openDesk();
  const naughty = 'Ann; Smith, "A"\\ BEGIN:VEVENT';
  const booked = await ask("2027-06-12", "2027-06-13", naughty);
  const trailers = { unitIds: ["two-a"], trailerIds: ["grand-4-station-restroom-trailer"] };
  await book(booked, ["2027-06-12", "2027-06-13"], { siteNotes: "Gate code 12", ...trailers });
  await ask("2027-07-01", "2027-07-01", "Asked Only");
  const absence = { id: crypto.randomUUID(), from: "2027-06-20", to: "2027-06-21", reason: "Pump" };
  await desk.send(`units/${"one" as string}/absences`, absence);
  const { address } = await makeAddress(desk);
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
  expect(lines).toContain("STATUS:CONFIRMED");
  // A booking's days keep no owner from an appointment.
  expect(lines).toContain("TRANSP:TRANSPARENT");
  // Whole days for a delivery and a pickup without an hour, and for what is out of service.
  const [days, ...others] = text.split("\r\nBEGIN:VEVENT").slice(1);
  expect(days).toContain("2-station A\\, Grand 4-Station Trailer");
  for (const [at, what, from, to] of [
    [0, "Delivery: Ann", 20270612, 20270613],
    [1, "Pickup: Ann", 20270613, 20270614],
    [2, "Out of service: 1-station", 20270620, 20270622],
  ] as const) {
    expect(others[at]).toContain(`SUMMARY:${what}`);
    expect(others[at]).toMatch(new RegExp(`DTSTART.*:${from}\\r\\n[^]*DTEND.*:${to}\\r\\n`));
  }
  expect(others).toHaveLength(3);
  expect(text).not.toContain("Pump");
  expect(text).not.toContain("Gate code 12");
  expect(text).not.toContain("Asked Only");
  expect(text).not.toContain("555-0188");
  // It is the same at each reading, so that a phone sees no change where there is none.
  expect((await readFeed(address)).text).toBe(text);

  const { feeds } = await desk.read("access");
  expect(feeds).toMatchObject([{ name: "Phone", readAt: testServer.clock() }]);
  await desk.send(`calendar/feeds/${feeds[0]?.id}/remove`);
  expect((await readFeed(address)).answer.status).toBe(404);
  expect((await desk.post(`calendar/feeds/${feeds[0]?.id}/remove`)).status).toBe(404);
});

test("each address has a secret of its own, and phone numbers where it is made with them", async () => {
  const { desk, ask, book, readFeed } = await openDesk();
  await book(await ask("2027-06-12", "2027-06-13"), ["2027-06-12", "2027-06-13"]);
  const id = crypto.randomUUID();
  const first = await makeAddress(desk, { id });
  const withPhones = await makeAddress(desk, { name: "Office", withPhones: true });
  expect((await readFeed(first.address)).text).not.toContain(sample.phone);
  expect((await readFeed(withPhones.address)).text).toContain(sample.phone);
  // The answer was lost on the way, and the same is sent again.
  const again = await makeAddress(desk, { id });
  expect((await readFeed(first.address)).answer.status).toBe(404);
  expect((await readFeed(again.address)).answer.status).toBe(200);
  expect((await desk.read("access")).feeds).toHaveLength(2);
});

test("an address without a name, a kind of its own or room is refused at once", async () => {
  const { desk } = await openDesk();
  const feed = { id: crypto.randomUUID(), name: "A", withPhones: false, onThisDevice: false };
  for (const [field, value] of [
    ...["", " ", "\u200b", 5, "x".repeat(61), "x".repeat(60_000)].map((name) => ["name", name]),
    ["id", "1"],
    ["withPhones", 1],
    ["onThisDevice", null],
  ] as [string, unknown][]) {
    const answer = await desk.post("calendar/feeds", { ...feed, [field]: value });
    expect([field, answer.status, await answer.json()]).toEqual([
      field,
      422,
      { error: expect.any(String), code: "invalid", field },
    ]);
  }
  for (let number = 0; number < 20; number += 1) await makeAddress(desk);
  expect((await desk.post("calendar/feeds", feed)).status).toBe(422);
  expect((await desk.read("access")).feeds).toHaveLength(20);
});

test("deliveries and pickups stand at the hour of the business's clocks, on both Sundays that change them", () => {
  const options = { mailHost: "m", siteUrl: "https://m", nameUnits: () => "", withPhones: false };
  const row = {
    ...{ id: 1, reference: "A", name: "Ann", phone: "555", location: "L", eventType: "wedding" },
    ...{ guestCount: "25-50", siteNotes: "", override: null, changedAt: 0 },
    ...{ unitIds: [], trailerIds: [] },
  };
  for (const [day, deliveryTime, pickupTime, ...starts] of [
    ["2027-03-14", "01:30", "09:00", "2027-03-14T06:30:00.000Z", "2027-03-14T13:00:00.000Z"],
    ["2027-11-07", "00:30", "09:00", "2027-11-07T04:30:00.000Z", "2027-11-07T14:00:00.000Z"],
  ] as const) {
    const hours = { startDate: day, deliveryTime, endDate: day, pickupTime };
    const [, ...events] = bookingEvents({ ...row, ...hours }, options);
    expect(events.map(({ start }) => (start as Date).toISOString())).toEqual(starts);
  }
});

test("a wrong address is not found, and a secret one neither stored nor logged, also while the database fails", async () => {
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
  const { address } = await makeAddress(desk);
  await ask();
  const [, secret = ""] = /([\w-]{43})\.ics$/.exec(address) ?? [];
  const stored = await testServer.db.selectFrom("calendar_feed").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret);
  for (const month of ["2027-13", "2027-6", "x", "2027-06-01"])
    expect((await desk.get(`calendar?month=${month}`)).status).toBe(422);
  await testServer.db.schema.alterTable("calendar_feed").renameTo("gone").execute();
  await testServer.app.request(new URL(address).pathname);
  expect(testServer.logged()).toContain("request failed");
  expect(testServer.logged()).toContain("/desk/calendar/[secret]");
  expect(testServer.logged()).not.toContain(secret.slice(1));
});

test("what a visitor writes breaks no line of the calendar", async () => {
  const { testServer, desk, ask, book } = await openDesk();
  const days = ["2027-06-12", "2027-06-13"] as const;
  await book(await ask(...days, "👩‍👩‍👧‍👦".repeat(8)), days, { deliveryTime: "09:30" });
  const crlf = await ask(...days, "Ann Smith");
  await book(crlf, days, { unitIds: ["two-b"], siteNotes: "a\r\nEND:VEVENT\n=é\u2028".repeat(60) });
  const endless = await ask("2027-06-12", "2027-06-12", "Never Ends");
  await book(endless, days, { unitIds: ["one"] });
  await testServer.db
    .updateTable("agreement")
    .set({ end_date: "9999-12-31" })
    .where("quote_request_id", "=", 3)
    .execute();
  // No form has let these in; an older database may hold them.
  const name = "Ann\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:https://evil.example\u2028x\u0007";
  await testServer.db
    .updateTable("agreement")
    .set({ name, location: `${name}, ${"=é".repeat(150)}` })
    .where("quote_request_id", "=", 2)
    .execute();
  const { address } = await makeAddress(desk);
  const answer = await testServer.app.request(new URL(address).pathname);
  const feed = await answer.text();
  expect(answer.status).toBe(200);
  const known =
    /^( |BEGIN|END|VERSION|PRODID|(X-)?[A-Z-]*(NAME|TTL|INTERVAL)|UID|SEQUENCE|DT|X-MICRO|SUMMARY|LOCATION|DESCRIPTION|URL|STATUS|TRANSP)/;
  const lines = feed.split("\r\n").filter(Boolean);
  for (const line of lines) {
    expect(line).toMatch(known);
    // RFC 5545, section 3.1.
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(9);
  for (const line of lines.filter((one) => one.startsWith("DT")))
    expect(line).toMatch(/^DT(START|END);VALUE=DATE:\d{8}$|^DT(START|END|STAMP):\d{8}T\d{6}Z$/);
});
