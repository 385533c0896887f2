import { expect, test } from "vitest";
import { hour } from "../../../server/time/durations.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { markStatus } from "../request-records/marks.repository.ts";

const action = () => crypto.randomUUID();

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const detail = (reference: string) => desk.read(`requests/${reference}`);
  return { testServer, desk, detail };
}

test("the inbox shows what is open, the nearer promise first, and what was counted", async () => {
  const { testServer, desk } = await openDesk();
  const first = await post(testServer, {});
  testServer.pass(hour);
  const second = await post(testServer, { message: "Second" });
  await post(testServer, { message: '<a href="http://spam.example">Buy</a> <script>' });
  await desk.send(`requests/${second}/notes`, { id: action(), text: "No answer" });
  const { requests, counts, next } = await desk.read("requests?open=1");
  expect(requests.map(({ reference }) => reference)).toEqual([first, second]);
  expect(counts).toEqual({ open: 2, quarantined: 1, setAsideMails: 0, followUps: 0 });
  expect(next).toBeNull();
  expect(requests[0]).toMatchObject({
    name: sample.name,
    status: "new",
    answeredAt: null,
    emailDueAt: testServer.clock() + hour,
    callDueAt: testServer.clock() + 23 * hour,
  });
  await desk.send(`requests/${first}/status`, { id: action(), status: "answered" });
  const open = await desk.read("requests?open=1");
  expect(open.requests.map(({ reference }) => reference)).toEqual([second]);
  const all = await desk.read("requests");
  expect(all.requests.map(({ reference }) => reference)).toEqual([second, first]);
  const start = await desk.read("start");
  expect(start).toMatchObject({ person: desk.person, counts: { open: 1, quarantined: 1 } });
  expect(start.business.baseTown).toBe("St. Catharines");
  expect(start.trailers[0]).toEqual({
    id: "single-station-restroom-trailer",
    name: expect.any(String),
    stations: 1,
  });
});

test("a request has its city, its stations, its mails, its notes and the others of its mailbox", async () => {
  const { testServer, desk, detail } = await openDesk();
  const other = await post(testServer, { email: "PRIYA.Raman+tag@example.com" });
  testServer.pass(hour);
  const reference = await post(testServer, {
    location: "12 King St E, hamilton ON",
    message: "Another",
  });
  await testServer.deliver();
  const read = await detail(reference);
  expect(read.city).toEqual({ name: "Hamilton", kilometres: 52 });
  expect(read.stations).toEqual({ fewest: 1, most: 3 });
  expect(read.mails).toMatchObject([
    { kind: "owner-notice", status: "sent", sentAt: testServer.clock() },
    { kind: "acknowledgement", status: "sent" },
  ]);
  expect(read.others.map((one) => one.reference)).toEqual([other]);
  expect(read).toMatchObject({ message: "Another", notes: [], replies: [], amountCents: null });
  expect((await detail(other)).city).toBeNull();
  await desk.send(`requests/${reference}/notes`, { id: action(), text: " Wants a ramp \r\n ok" });
  await desk.send(`requests/${reference}/notes`, { id: action(), text: "Second" });
  expect((await detail(reference)).notes).toMatchObject([
    { by: desk.person, at: testServer.clock(), text: "Wants a ramp \n ok" },
    { text: "Second" },
  ]);
});

test("a reply marks a new request as answered where the owner says so, and goes out", async () => {
  const { testServer, desk, detail } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { message: "Two" })];
  await testServer.deliver();
  const reply = { subject: "Your\tdates\r\nBcc: x@y.example", text: "Hello <b>" };
  await desk.send(`requests/${one}/replies`, { ...reply, id: action(), marksAnswered: true });
  await desk.send(`requests/${two}/replies`, { ...reply, id: action(), marksAnswered: false });
  expect(await testServer.deliver()).toBe(0);
  testServer.pass(10_000);
  expect(await testServer.deliver()).toBe(2);
  const mail = testServer.inbox.mails.at(-1);
  expect(mail?.subject).toBe("Your dates Bcc: x@y.example");
  expect(mail?.recipients).toEqual([sample.email]);
  expect(await detail(one)).toMatchObject({
    status: "answered",
    answeredAt: testServer.clock() - 10_000,
  });
  expect(await detail(two)).toMatchObject({ status: "new", answeredAt: null });
  expect((await detail(two)).mails.at(-1)).toMatchObject({ kind: "owner-reply", status: "sent" });
});

test("a reply's subject and text add no header and no recipient to its mail", async () => {
  const { testServer, desk } = await openDesk();
  const reference = await post(testServer, {});
  await testServer.deliver();
  const injected = "Bcc: evil@evil.example";
  const subjects = [
    `Hello\r\n${injected}`,
    `Hello\n${injected}\n\nbody`,
    `Hello\r${injected}`,
    `Hello\u2028${injected}\u2029\u0085\u000b\u000c${injected}`,
    `=?utf-8?Q?Hello=0D=0A${injected.replaceAll(" ", "_")}?=`,
    `Hello\u0000${injected}`,
    `${"long ".repeat(38)}${"é".repeat(9)}`,
  ];
  for (const subject of subjects) {
    const answer = await desk.post(`requests/${reference}/replies`, {
      id: action(),
      subject,
      text: `.\r\n${injected}\r\n.\r\nQUIT\r\n${"x".repeat(3_000)}`,
      marksAnswered: false,
    });
    expect([subject, answer.status]).toEqual([subject, 200]);
  }
  testServer.pass(10_000);
  expect(await testServer.deliver()).toBe(subjects.length);
  const mails = testServer.inbox.mails.slice(-subjects.length);
  for (const { recipients, raw, headers, bcc, to } of mails) {
    expect(recipients).toEqual([sample.email]);
    expect([to?.map(({ address }) => address), bcc]).toEqual([[sample.email], undefined]);
    expect(headers.map(({ key }) => key).filter((key) => /^b?cc$/.test(key))).toEqual([]);
    expect(headers.filter(({ key }) => key === "subject")).toHaveLength(1);
    // RFC 5322, section 2.1.1.
    for (const line of raw.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  }
  expect(mails.map(({ text }) => text?.includes("QUIT"))).toEqual(mails.map(() => true));
});

test("quarantine is released with its mails, or marked as spam and kept apart", async () => {
  const { testServer, desk, detail } = await openDesk();
  const advertising = '<a href="http://spam.example">Buy</a> <script>';
  const [quarantined, spam] = [
    await post(testServer, { message: advertising }),
    await post(testServer, { message: `${advertising} 2` }),
  ];
  const { requests } = await desk.read("quarantine");
  expect(requests.map(({ reference }) => reference)).toEqual([spam, quarantined]);
  expect(requests[0]?.reasons).not.toBe("");
  const early = { id: action(), status: "quoted" };
  expect((await desk.post(`requests/${quarantined}/status`, early)).status).toBe(409);
  const release = { id: action() };
  await desk.send(`requests/${quarantined}/release`, release);
  await desk.send(`requests/${quarantined}/release`, release);
  expect((await desk.post(`requests/${quarantined}/release`, { id: action() })).status).toBe(409);
  testServer.pass(10_000);
  expect(await testServer.deliver()).toBe(2);
  await desk.send(`requests/${spam}/spam`, { id: action() });
  expect((await desk.read("quarantine")).requests).toEqual([]);
  const listed = async (query: string) =>
    (await desk.read(`requests?${query}`)).requests.map(({ reference }) => reference);
  expect(await listed("")).toEqual([quarantined]);
  expect(await listed("status=spam")).toEqual([spam]);
  await desk.send(`requests/${spam}/status`, { id: action(), status: "new" });
  expect((await desk.read("quarantine")).requests).toHaveLength(1);
  expect((await detail(spam)).quarantineReasons).not.toBeNull();
});

test("quarantine shows the least suspicious first, whenever they came", async () => {
  const { testServer, desk } = await openDesk();
  const links = "https://a.example https://b.example https://c.example";
  await post(testServer, { name: "Amy", location: "https://barn.example", message: links });
  testServer.pass(hour);
  const pitch = "We fund your business in 24 hours, no credit check";
  await post(testServer, { name: "Winner Loans", message: pitch });
  testServer.pass(hour);
  await post(testServer, { name: "Pills", message: "[url=http://x.example]x[/url]" });
  const { requests } = await desk.read("quarantine");
  expect(requests.map(({ name, reasons }) => [name, reasons])).toEqual([
    ["Amy", "link in place of an address; three links or more"],
    ["Winner Loans", "wants to sell you something"],
    ["Pills", "markup of a link"],
  ]);
});

test("a reply to a quarantined request is refused, and every list has the request as before", async () => {
  const { testServer, desk, detail } = await openDesk();
  const reference = await post(testServer, { message: "[url=http://x.example]x[/url]" });
  const reply = { id: action(), subject: "About", text: "Text", marksAnswered: true };
  const listed = async (path: "quarantine" | "requests" | `requests?${string}`) => {
    const { requests } = await desk.read(path);
    return requests.map((request) => request.reference);
  };
  for (const marksAnswered of [true, false]) {
    const body = { ...reply, marksAnswered };
    const refused = await desk.post(`requests/${reference}/replies`, body);
    const { error, code } = await refused.json();
    expect([refused.status, code]).toEqual([409, "conflict"]);
    expect(error).toBe("It is in quarantine; release it first.");
  }
  expect(await listed("quarantine")).toEqual([reference]);
  expect((await detail(reference)).replies).toEqual([]);
  await desk.send(`requests/${reference}/release`, { id: action() });
  expect(await listed("quarantine")).toEqual([]);
  expect(await listed("requests?open=1")).toEqual([reference]);
  expect(await listed("requests?text=vineland")).toEqual([reference]);
  // Nothing was stored under its id.
  await desk.send(`requests/${reference}/replies`, reply);
  expect(await detail(reference)).toMatchObject({
    status: "answered",
    replies: [{ text: "Text" }],
  });
  expect(await listed("requests")).toEqual([reference]);
});

test("a quarantined request that was marked as answered before is found in quarantine", async () => {
  const { testServer, desk } = await openDesk();
  const reference = await post(testServer, { message: "[url=http://x.example]x[/url]" });
  await markStatus(testServer.db, 1, "answered", testServer.clock());
  const { requests } = await desk.read("quarantine");
  expect(requests.map((request) => request.reference)).toEqual([reference]);
  const { counts } = await desk.read("start");
  expect(counts).toMatchObject({ open: 0, quarantined: 1 });
});

test("another action under an id that was used is refused, and the first stays as it is", async () => {
  const { testServer, desk, detail } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { message: "Two" })];
  const id = action();
  const note = { id, text: "First" };
  await desk.send(`requests/${one}/notes`, note);
  for (const [path, body] of [
    [`${one}/notes`, { id, text: "Second" }],
    [`${two}/notes`, note],
    [`${one}/replies`, { id, subject: "About", text: "First", marksAnswered: true }],
    [`${one}/status`, { id, status: "answered" }],
    [`${one}/spam`, { id }],
    [`${one}/release`, { id }],
  ] as const) {
    const refused = await desk.post(`requests/${path}`, body);
    const { code, field } = await refused.json();
    expect([path, refused.status, code, field]).toEqual([path, 409, "conflict", "id"]);
  }
  await desk.send(`requests/${one}/notes`, note);
  expect(await detail(one)).toMatchObject({ status: "new", notes: [{ text: "First" }] });
  expect(await detail(two)).toMatchObject({ notes: [] });
  // Of actions before this rule it is not known what they were.
  await testServer.db.updateTable("desk_action").set({ content_hash: null }).execute();
  await desk.send(`requests/${one}/notes`, { id, text: "Second" });
  expect((await detail(one)).notes).toHaveLength(1);
});

test("what does not fit is refused with its field, whatever it is", async () => {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const reference = await post(testServer, {});
  const id = action();
  for (const [path, body, field] of [
    ["status", { id, status: "sold" }, "status"],
    ["status", { id: "1", status: "booked" }, "id"],
    ["status", { id, status: "booked", amountCents: -1 }, "amountCents"],
    ["status", { id, status: "booked", amountCents: 0.5 }, "amountCents"],
    ["status", { id, status: "booked", note: "x" }, undefined],
    ["notes", { id, text: " \n " }, "text"],
    ["notes", { id, text: "\u200B\u0000" }, "text"],
    ["notes", { id, text: "x".repeat(5_001) }, "text"],
    ["notes", [], undefined],
    ["notes", null, undefined],
    ["replies", { id, subject: "a", text: "b" }, "marksAnswered"],
    ["replies", { id, subject: "a".repeat(201), text: "b", marksAnswered: true }, "subject"],
    ["replies", { id, subject: "{{dates}}", text: "b", marksAnswered: true }, "subject"],
    ["replies", { id, subject: "a", text: "(Write it here.)", marksAnswered: true }, "text"],
    ["undo", { id, actionId: "1" }, "actionId"],
    ["erase", { confirm: false }, "confirm"],
  ] as const) {
    const answer = await desk.post(`requests/${reference}/${path}`, body);
    expect([body, answer.status]).toEqual([body, 422]);
    expect([body, (await answer.json()).field]).toEqual([body, field]);
  }
  expect(
    (await desk.post(`requests/${reference}/notes`, { id, text: "x".repeat(70_000) })).status,
  ).toBe(413);
  for (const query of [
    "status=sold",
    "eventType=party",
    "eventType=%00",
    "from=2027-02-30",
    "after=1",
    "after=1-1-1",
    "open=1&after=1-1",
    "open=1&after=1_3__1-1",
    "followUp=yes",
    "after=%00",
    "offset=5",
    `text=${"x".repeat(201)}`,
  ])
    expect([query, (await desk.get(`requests?${query}`)).status]).toEqual([query, 422]);
  for (const other of ["NEVER222", "%00", "..%2F", "a'b", "Ä"]) {
    expect([other, (await desk.get(`requests/${other}`)).status]).toEqual([other, 404]);
    const answer = await desk.post(`requests/${other}/notes`, { id, text: "x" });
    expect([other, answer.status]).toEqual([other, 404]);
  }
  expect(await testServer.db.selectFrom("desk_action").selectAll().execute()).toEqual([]);
});
