import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storeVariedQuotes } from "../../../tests/support/databases/varied-quotes.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import type { DeskStart, Quarantine, RequestDetail, RequestPage } from "../desk-api.ts";

const hour = 60 * 60 * 1000;
const action = () => crypto.randomUUID();
const naughtyStrings: string[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("big-list-of-naughty-strings")), "utf8"),
);

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const detail = (reference: string) => desk.read<RequestDetail>(`requests/${reference}`);
  return { testServer, desk, detail };
}

test("the inbox shows what is open, the nearer promise first, and what was counted", async () => {
  const { testServer, desk } = await openDesk();
  const first = await post(testServer, {});
  testServer.pass(hour);
  const second = await post(testServer, { message: "Second" });
  await post(testServer, { message: '<a href="http://spam.example">Buy</a> <script>' });
  await desk.send(`requests/${second}/notes`, { id: action(), text: "No answer" });
  const { requests, counts, next } = await desk.read<RequestPage>("requests?open=1");
  expect(requests.map(({ reference }) => reference)).toEqual([first, second]);
  expect(counts).toEqual({ open: 2, quarantined: 1, setAsideMails: 0 });
  expect(next).toBeNull();
  expect(requests[0]).toMatchObject({
    name: sample.name,
    status: "new",
    answeredAt: null,
    emailDueAt: testServer.clock() + hour,
    callDueAt: testServer.clock() + 23 * hour,
  });
  await desk.send(`requests/${first}/status`, { id: action(), status: "answered" });
  const open = await desk.read<RequestPage>("requests?open=1");
  expect(open.requests.map(({ reference }) => reference)).toEqual([second]);
  const all = await desk.read<RequestPage>("requests");
  expect(all.requests.map(({ reference }) => reference)).toEqual([second, first]);
  const start = await desk.read<DeskStart>("start");
  expect(start).toMatchObject({ person: desk.person, counts: { open: 1, quarantined: 1 } });
  expect(start.business.baseTown).toBe("St. Catharines");
  expect(start.trailers[0]).toEqual({
    id: "single-station-restroom-trailer",
    name: expect.any(String),
    units: 1,
  });
});

test("the pages of the inbox follow each other without gap or repetition", async () => {
  const { testServer, desk } = await openDesk();
  await storeVariedQuotes(testServer.db, 500, testServer.clock());
  for (const query of ["", "open=1&", "eventType=wedding&"]) {
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: RequestPage = await desk.read(
        `requests?${query}${next && `after=${encodeURIComponent(next)}`}`,
      );
      seen.push(...page.requests.map(({ reference }) => reference));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    // More than a page.
    expect(seen.length).toBeGreaterThan(50);
  }
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

test("what the same action sends twice is done once, also at the same moment", async () => {
  const { testServer, desk, detail } = await openDesk();
  const reference = await post(testServer, {});
  const note = { id: action(), text: "Once" };
  await Promise.all([1, 2, 3].map(() => desk.send(`requests/${reference}/notes`, note)));
  expect((await detail(reference)).notes).toHaveLength(1);
  const answered = { id: action(), status: "answered" };
  await desk.send(`requests/${reference}/status`, answered);
  const trailerId = "luxury-2-station-restroom-trailer";
  const booked = { id: action(), status: "booked", amountCents: 180_000, trailerId };
  await desk.send(`requests/${reference}/status`, booked);
  // A phone that was offline sends the first one again.
  await desk.send(`requests/${reference}/status`, answered);
  expect(await detail(reference)).toMatchObject({
    status: "booked",
    amountCents: 180_000,
    trailerId,
  });
  const reply = { id: action(), subject: "About", text: "Text", marksAnswered: true };
  await desk.send(`requests/${reference}/replies`, reply);
  await desk.send(`requests/${reference}/replies`, reply);
  const read = await detail(reference);
  expect(read.replies).toHaveLength(1);
  expect(read.status).toBe("booked");
  const log = await testServer.db.selectFrom("desk_log").selectAll().orderBy("id").execute();
  expect(log.map((entry) => [entry.by, entry.action, entry.reference])).toEqual(
    ["Noted", "Marked as answered", "Marked as booked", "Replied by e-mail"].map((says) => [
      desk.person,
      says,
      reference,
    ]),
  );
});

test("a reply marks a new request as answered where she says so, and goes out", async () => {
  const { testServer, desk, detail } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { message: "Two" })];
  await testServer.deliver();
  const reply = { subject: "Your\tdates\r\nBcc: x@y.example", text: "Hello <b>" };
  await desk.send(`requests/${one}/replies`, { ...reply, id: action(), marksAnswered: true });
  await desk.send(`requests/${two}/replies`, { ...reply, id: action(), marksAnswered: false });
  expect(await testServer.deliver()).toBe(2);
  const mail = testServer.inbox.mails.at(-1);
  expect(mail?.subject).toBe("Your dates Bcc: x@y.example");
  expect(mail?.recipients).toEqual([sample.email]);
  expect(await detail(one)).toMatchObject({ status: "answered", answeredAt: testServer.clock() });
  expect(await detail(two)).toMatchObject({ status: "new", answeredAt: null });
  expect((await detail(two)).mails.at(-1)).toMatchObject({ kind: "owner-reply", status: "sent" });
  const templates = await desk.read<{ text: string }[]>(`requests/${one}/reply-templates`);
  expect(templates[0]?.text).toContain(`Hello ${sample.name},`);
});

test("quarantine is released with its mails, or marked as spam and kept apart", async () => {
  const { testServer, desk, detail } = await openDesk();
  const advertising = '<a href="http://spam.example">Buy</a> <script>';
  const [held, spam] = [
    await post(testServer, { message: advertising }),
    await post(testServer, { message: `${advertising} 2` }),
  ];
  const { requests } = await desk.read<Quarantine>("quarantine");
  expect(requests.map(({ reference }) => reference)).toEqual([spam, held]);
  expect(requests[0]?.reasons).not.toBe("");
  const early = { id: action(), status: "booked" };
  expect((await desk.post(`requests/${held}/status`, early)).status).toBe(409);
  const release = { id: action() };
  await desk.send(`requests/${held}/release`, release);
  await desk.send(`requests/${held}/release`, release);
  expect((await desk.post(`requests/${held}/release`, { id: action() })).status).toBe(409);
  expect(await testServer.deliver()).toBe(2);
  await desk.send(`requests/${spam}/spam`, { id: action() });
  expect((await desk.read<Quarantine>("quarantine")).requests).toEqual([]);
  const listed = async (query: string) =>
    (await desk.read<RequestPage>(`requests${query}`)).requests.map(({ reference }) => reference);
  expect(await listed("")).toEqual([held]);
  expect(await listed("?status=spam")).toEqual([spam]);
  await desk.send(`requests/${spam}/status`, { id: action(), status: "new" });
  expect((await desk.read<Quarantine>("quarantine")).requests).toHaveLength(1);
  expect((await detail(spam)).quarantineReasons).not.toBeNull();
});

test("a request is erased with its receipt, and then is no more", async () => {
  const { testServer, desk } = await openDesk();
  const reference = await post(testServer, {});
  await desk.send(`requests/${reference}/notes`, { id: action(), text: "A secret" });
  expect((await desk.post(`requests/${reference}/erase`, { confirm: false })).status).toBe(422);
  const { receipt } = await desk.send<{ receipt: string }>(`requests/${reference}/erase`, {
    confirm: true,
  });
  expect(receipt).toContain(`Ontario time: ${reference}.`);
  expect(receipt).not.toContain("@");
  expect((await desk.get(`requests/${reference}`)).status).toBe(404);
  expect(await testServer.db.selectFrom("quote_note").selectAll().execute()).toEqual([]);
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
    ["status", { id, status: "booked", trailerId: "none" }, "trailerId"],
    ["status", { id, status: "booked", note: "x" }, undefined],
    ["notes", { id, text: " \n " }, "text"],
    ["notes", { id, text: "\u200B\u0000" }, "text"],
    ["notes", { id, text: "x".repeat(5_001) }, "text"],
    ["notes", [], undefined],
    ["notes", null, undefined],
    ["replies", { id, subject: "a", text: "b" }, "marksAnswered"],
    ["replies", { id, subject: "a".repeat(201), text: "b", marksAnswered: true }, "subject"],
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
    "after=%00",
    "offset=5",
    `text=${"x".repeat(201)}`,
  ])
    expect([query, (await desk.get(`requests?${query}`)).status]).toEqual([query, 422]);
  for (const other of ["NOSUCHONE", "%00", "..%2F", "a'b", "Ä"]) {
    expect([other, (await desk.get(`requests/${other}`)).status]).toEqual([other, 404]);
    const answer = await desk.post(`requests/${other}/notes`, { id, text: "x" });
    expect([other, answer.status]).toEqual([other, 404]);
  }
  expect(await testServer.db.selectFrom("desk_action").selectAll().execute()).toEqual([]);
});

test("naughty strings are kept, searched and answered as text, in little time", async () => {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const reference = await post(testServer, {});
  const start = performance.now();
  const kept: string[] = [];
  for (const text of naughtyStrings) {
    const answer = await desk.post(`requests/${reference}/notes`, { id: action(), text });
    expect([200, 422], text).toContain(answer.status);
    if (answer.status === 200) kept.push(text);
    const found = await desk.get(
      `requests?text=${encodeURIComponent(text.toWellFormed().slice(0, 200))}`,
    );
    expect([text, found.status]).toEqual([text, 200]);
  }
  const { notes } = await desk.read<RequestDetail>(`requests/${reference}`);
  const plain = (text: string) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim();
  expect(notes.map(({ text }) => text)).toEqual(kept.map(plain));
  expect(kept.length).toBeGreaterThan(400);
  // Two answers each; a second for a hundred of them is plenty.
  expect(performance.now() - start).toBeLessThan(naughtyStrings.length * 100);
});
