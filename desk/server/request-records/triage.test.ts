import { expect, test } from "vitest";
import { day, hour, minute } from "../../../server/time/durations.ts";
import { storeVariedRequests } from "../../../tests/support/databases/varied-requests.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import type { RequestPage } from "../desk-answers.ts";
import { createDueTimes } from "./due-times.ts";
import { markStatus } from "./marks.repository.ts";
import { followUpAt, triageBounds } from "./triage.ts";

const dueTimes = createDueTimes({
  hours: "9:00 AM to 8:00 PM",
  openDays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  promises: { emailHours: 2, callHours: 24 },
});
const at = (text: string) => Date.parse(text);

test.each([
  // A Friday afternoon; before opening; and after closing, when a call is due before an e-mail.
  ["2027-01-15T15:00:00-05:00", "2027-01-15T14:00:00-05:00", "2027-01-15", "2027-01-25"],
  ["2027-01-15T08:00:00-05:00", "2027-01-14T18:00:00-05:00", "2027-01-15", "2027-01-25"],
  ["2027-01-15T23:30:00-05:00", "2027-01-15T18:00:00-05:00", "2027-01-15", "2027-01-25"],
  // The Sundays on which clocks go forward and back.
  ["2027-03-14T10:00:00-04:00", "2027-03-14T09:00:00-04:00", "2027-03-14", "2027-03-24"],
  ["2027-03-14T00:30:00-05:00", "2027-03-13T18:00:00-05:00", "2027-03-14", "2027-03-24"],
  ["2027-11-07T10:00:00-05:00", "2027-11-07T09:00:00-05:00", "2027-11-07", "2027-11-17"],
  ["2027-11-07T01:30:00-04:00", "2027-11-06T18:00:00-04:00", "2027-11-07", "2027-11-17"],
])("at %s what was received until %s is due or due within the hour", (now, due, today, soon) => {
  const bounds = triageBounds(at(now), dueTimes);
  expect(bounds).toMatchObject({ today, soonUntil: soon });
  const nearer = (received: number) =>
    Math.min(dueTimes.emailDueAt(received), dueTimes.callDueAt(received));
  expect(nearer(bounds.dueUntil)).toBeLessThanOrEqual(at(now) + hour);
  expect(nearer(bounds.dueUntil + 1)).toBeGreaterThan(at(now) + hour);
  expect(new Date(at(due)).toISOString()).toBe(
    new Date(Math.floor(bounds.dueUntil / minute) * minute).toISOString(),
  );
});

test("a quote is followed up from the fifth day after it, whatever the clocks do", () => {
  for (const [now, before] of [
    ["2027-01-15T15:00:00-05:00", "2027-01-11T00:00:00-05:00"],
    ["2027-03-16T00:00:00-04:00", "2027-03-12T00:00:00-05:00"],
    ["2027-11-10T23:59:00-05:00", "2027-11-06T00:00:00-04:00"],
  ] as const)
    expect(followUpAt(at(now))).toEqual({ quotedBefore: at(before), today: now.slice(0, 10) });
});

async function openDesk() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const page = (query: string) => desk.read(`requests?${query}`);
  const send = (name: string, startDate = "2027-06-12", endDate = startDate) =>
    post(testServer, { name, startDate, endDate, email: `${name}@example.com` });
  return { testServer, desk, page, send };
}

test("open requests are listed by what is due and what is soon by their days, and the rest", async () => {
  const { testServer, page, send } = await openDesk();
  // 10 AM on a Friday. What is received now is due at noon.
  await send("due-past", "2027-01-10", "2027-01-12");
  await send("due-far");
  testServer.pass(minute);
  await send("due-soon", "2027-01-16");
  testServer.pass(70 * minute);
  await send("rest");
  await send("rest-past", "2027-01-10", "2027-01-12");
  await send("soon-24", "2027-01-24", "2027-02-20");
  await send("soon-16", "2027-01-16");
  await send("under-way", "2027-01-10", "2027-01-15");
  await send("rest-26", "2027-01-26");
  const { requests } = await page("open=1");
  expect(requests.map(({ name, section }) => [section, name])).toEqual([
    ["due", "due-soon"],
    ["due", "due-far"],
    ["due", "due-past"],
    ["soon", "under-way"],
    ["soon", "soon-16"],
    ["soon", "soon-24"],
    ["rest", "rest"],
    ["rest", "rest-past"],
    ["rest", "rest-26"],
  ]);
});

test("pages hold each open request once, also while requests become due between them", async () => {
  const { testServer, page } = await openDesk();
  const { db, clock } = testServer;
  await storeVariedRequests(db, 700, clock());
  await db.updateTable("request_mark").set({ status: "new" }).execute();
  // Received within the last minutes, some for the next days.
  await db
    .updateTable("quote_request")
    .set({ received_at: clock() })
    .where("id", ">", 200)
    .execute();
  await db
    .updateTable("quote_request")
    .set({ start_date: "2027-01-20", end_date: "2027-01-20" })
    .where("id", ">", 500)
    .execute();
  const { counts } = await page("open=1");
  const seen: string[] = [];
  const parts: (string | undefined)[] = [];
  for (let next: string | null = ""; next !== null; testServer.pass(30 * minute)) {
    const read: RequestPage = await page(`open=1${next && `&after=${next}`}`);
    seen.push(...read.requests.map(({ reference }) => reference));
    parts.push(...read.requests.map(({ section }) => section));
    next = read.next;
  }
  expect(seen).toHaveLength(counts.open);
  expect(new Set(seen).size).toBe(counts.open);
  expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual(["due", "soon", "rest"]);
});

test("quotes that nothing came of for five days are a list of their own, and counted", async () => {
  const { testServer, desk, page, send } = await openDesk();
  const { db, clock } = testServer;
  const quote = async (name: string, days?: [string, string]) => {
    const reference = await send(name, ...(days ?? []));
    const status = { id: crypto.randomUUID(), status: "quoted" };
    await desk.send(`requests/${reference}/status`, status);
    return reference;
  };
  const reply = (reference: string, isQuote = false) =>
    desk.send(`requests/${reference}/replies`, {
      ...{ id: crypto.randomUUID(), subject: "Still free", text: "Yes", marksAnswered: true },
      isQuote,
    });
  const waits = await send("waits");
  await reply(waits, true);
  await quote("over-by-then", ["2027-01-17", "2027-01-18"]);
  const booked = await quote("booked");
  const replied = await quote("replied");
  await send("never-quoted");
  testServer.pass(2 * day);
  await reply(replied);
  await markStatus(db, 3, "booked", clock());
  const listed = async () => {
    const { requests, counts } = await page("followUp=1");
    expect(counts.followUps).toBe(requests.length);
    return requests.map(({ reference }) => reference);
  };
  expect(await listed()).toEqual([]);
  testServer.pass(3 * day);
  expect(await listed()).toEqual([waits]);
  expect(booked).not.toBe(waits);
  testServer.pass(2 * day);
  expect(await listed()).toEqual([replied, waits]);
  await reply(waits);
  expect(await listed()).toEqual([replied]);
});
