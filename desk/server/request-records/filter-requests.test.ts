import { sql } from "kysely";
import { expect, test } from "vitest";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { deskMigrations } from "../db/migrations.ts";

const id = () => crypto.randomUUID();

async function openDesk() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const page = (query: string) => desk.read(`requests?${query}`);
  const search = async (text: string) =>
    (await page(`text=${encodeURIComponent(text)}`)).requests.map(({ reference }) => reference);
  /** Where a search that finds one request has found it. */
  const foundBy = async (text: string) =>
    (await page(`text=${encodeURIComponent(text)}`)).requests.map(({ matches }) => matches);
  /** Books a request on its trailer's days, whatever else is booked. */
  const book = (reference: string) =>
    desk.send(`requests/${reference}/agreement`, bookingOf({ override: "Agreed" }));
  return { testServer, desk, page, search, foundBy, book };
}

test("a request of any status is found, also from the list of open ones, spam and quarantine", async () => {
  const { testServer, desk, page, search, book } = await openDesk();
  const references: string[] = [];
  for (const status of ["booked", "spam", "lost", "new"]) {
    const reference = await post(testServer, { name: "Amy Wong", message: status });
    if (status === "booked") await book(reference);
    else await desk.send(`requests/${reference}/status`, { id: id(), status });
    references.push(reference);
  }
  const quarantined = await post(testServer, {
    name: "Amy Wong",
    message: "[url=http://x.example]x",
  });
  await post(testServer, { name: "Somebody Else" });
  const found = [quarantined, ...references.toReversed()];
  expect(await search("amy")).toEqual(found);
  const { requests } = await page("text=AMY+wong&open=1");
  expect(requests.map(({ reference }) => reference)).toEqual(found);
  expect(requests.map(({ status, isQuarantined }) => [status, isQuarantined])).toEqual([
    ["new", true],
    ["new", false],
    ["lost", false],
    ["spam", false],
    ["booked", false],
  ]);
  const booked = await page("text=amy&status=booked");
  expect(booked.requests.map(({ reference }) => reference)).toEqual([references[0]]);
  // Spaces are no search.
  expect((await page("text=+&open=1")).requests).toHaveLength(2);
});

test("a phone number is found in any notation, however it was typed", async () => {
  const { testServer, search } = await openDesk();
  const numbers = ["(905) 555-0142", "+1 905.555.0142", "9055550142", "1-905-555-0142 ext 3"];
  const references: string[] = [];
  for (const phone of numbers)
    references.unshift(await post(testServer, { phone, message: phone.replaceAll(/\d/g, "") }));
  const other = await post(testServer, {
    phone: "416-555-0199",
    message: "Or call my wife, 905-555-0142.",
  });
  const all = [other, ...references];
  for (const typed of [...numbers.slice(0, 3), "905 555 0142", "1 905 555 0142", "+1(905)555-0142"])
    expect([typed, await search(typed)]).toEqual([typed, all]);
  for (const typed of ["555-0142", "raman 905/555/0142"])
    expect([typed, await search(typed)]).toEqual([typed, all]);
  expect(await search("(416) 555 01")).toEqual([other]);
  expect(await search("905 555 0143")).toEqual([]);
});

test("notes and replies are searched, and a result says where it was found", async () => {
  const { testServer, desk, search, foundBy } = await openDesk();
  const reference = await post(testServer, { message: "Lane with a gate.\nWe have 140 guests." });
  await post(testServer, { email: "other@example.com" });
  const at = `requests/${reference}` as const;
  const text = `Called back. ${"Then ".repeat(30)} she wants a RAMPE d’accès, call 416 555 0123.`;
  await desk.send(`${at}/notes`, { id: id(), text });
  const reply = { subject: "Your dates", text: "We hold the 3-station", marksAnswered: true };
  await desk.send(`${at}/replies`, { id: id(), ...reply });
  expect(await search("rampe acces")).toEqual([reference]);
  expect(await foundBy("rampé")).toEqual([
    [{ where: "note", text: "… Then she wants a RAMPE d’accès, call 416 555 0123." }],
  ]);
  expect(await foundBy("(416) 555-0123")).toMatchObject([[{ where: "note" }]]);
  expect(await foundBy("3-STATION")).toMatchObject([
    [{ where: "reply", text: expect.stringContaining("3-station") }],
  ]);
  expect(await foundBy("140")).toEqual([
    [{ where: "message", text: "… a gate. We have 140 guests." }],
  ]);
  expect(await foundBy(reference.toLowerCase())).toEqual([
    [{ where: "reference", text: reference }],
  ]);
  expect(await foundBy("raman vineland gate hold")).toMatchObject([
    [{ where: "message" }, { where: "reply" }],
  ]);
  expect(await foundBy("priya.raman@")).toMatchObject([[{ where: "email" }]]);
});

test("notes for the site are searched, also those of before version 0002 of the tables", async () => {
  const { testServer, desk, search, foundBy } = await openDesk();
  const reference = await post(testServer, {});
  const siteNotes = "Gate code 4411,\nask for JOE.";
  await desk.send(`requests/${reference}/agreement`, bookingOf({ siteNotes }));
  expect(await foundBy("4411 joe")).toEqual([
    [{ where: "siteNotes", text: "… code 4411, ask for JOE." }],
  ]);
  const { db } = testServer;
  await db.updateTable("agreement").set({ folded_text: "priya raman" }).execute();
  expect(await search("4411")).toEqual([]);
  for (const statement of deskMigrations.statements["0002-site-notes"]?.(false) ?? [])
    await sql.raw(statement).execute(db);
  expect(await search("4411 joe")).toEqual([reference]);
  expect(await search("raman gate")).toEqual([reference]);
});

test("words are looked for over all fields, days and the kind of event among them", async () => {
  const { testServer, search } = await openDesk();
  const one = await post(testServer, { location: "Grimsby", eventType: "festival" });
  const days = { startDate: "2028-10-12", endDate: "2028-10-16" };
  const other = await post(testServer, { location: "Grimsby", ...days });
  for (const [typed, found] of [
    ["grimsby", [other, one]],
    ["grimsby 2027", [one]],
    ["2028 Grimsby", [other]],
    ["raman october 2028", [other]],
    ["2027-06-12", [one]],
    ["festival grimsby", [one]],
    ["grimsby 2029", []],
    // A day between delivery and pickup.
    ["oct 14", [other]],
    ["Grimsby June 12 2027", [one]],
    ["raman october 16", [other]],
    ["oct 17", []],
    ["oc 14", []],
    ["2028 oct", [other]],
    // Of a month too little; references have no O.
    ["grimsby oc", []],
  ] as const)
    expect([typed, await search(typed)]).toEqual([typed, found]);
});

test("an apostrophe is found however it is written", async () => {
  const { testServer, search } = await openDesk();
  const typed = [await post(testServer, { name: "Mary O’Connor" })];
  typed.unshift(await post(testServer, { name: "Mary O'Connor" }));
  const ways = ["O’Connor", "o'connor", "OCONNOR", "Mary O‘Connor"];
  for (const way of ways) expect([way, await search(way)]).toEqual([way, typed]);
});

test("a row has the message's first line, and a repeat leads to what was booked before", async () => {
  const { testServer, page, book } = await openDesk();
  const send = (message: string) => post(testServer, { message });
  const first = await send("First");
  await book(first);
  testServer.pass(1_000);
  await send("Second");
  testServer.pass(1_000);
  const { requests: none } = await page("");
  expect(none.at(-1)).toMatchObject({ number: 1, earlier: null });
  await send(`\n  ${"x".repeat(150)}${"😀".repeat(20)}\nMore`);
  const [row] = (await page("")).requests;
  expect(row).toMatchObject({
    number: 3,
    earlier: { reference: first, status: "booked", year: "2027" },
    firstLine: expect.stringMatching(/^x{150}.+ …$/),
  });
  expect(row?.firstLine.isWellFormed()).toBe(true);
  testServer.pass(1_000);
  const email = "other@example.com";
  await post(testServer, { email, phone: "1.289.555.0188", message: "From her phone" });
  expect((await page("")).requests[0]).toMatchObject({ number: 4, earlier: { reference: first } });
  await post(testServer, { email: "o@example.com", phone: "416 555 0100", message: "" });
  expect((await page("")).requests[0]).toMatchObject({ number: 1, earlier: null, firstLine: "" });
});
