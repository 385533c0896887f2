import { expect, test } from "vitest";
import type { Db } from "../../../server/db/schema.ts";
import { storeVariedRequests } from "../../../tests/support/databases/varied-requests.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import type { PageEnd, RequestFilter } from "./filter-requests.ts";
import { countInbox, listInboxPage, listLeastSuspicious } from "./inbox.repository.ts";
import { markStatus } from "./marks.repository.ts";

/** Reads all pages and returns the requests in their order. */
async function readAll(db: Db, filter: RequestFilter, limit = 7) {
  const rows = [];
  let after: PageEnd | null = null;
  do {
    const page = await listInboxPage(db, { filter, after, limit });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.rows);
    after = page.end;
  } while (after);
  return rows;
}

async function openInbox(count = 200) {
  const testServer = await startTestServer();
  await storeVariedRequests(testServer.db, count, testServer.clock());
  return testServer;
}

test("pages hold each request once, in order, also where several came at one moment", async () => {
  const { db } = await openInbox();
  await db.updateTable("quote_request").set({ received_at: 5 }).where("id", "<", 60).execute();
  const all = await readAll(db, {});
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const keys = all.map(({ receivedAt, id }) => [receivedAt, id]);
  expect(keys).toEqual(keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b));
  const open = all.filter(({ status }) => status === "new");
  expect(all.some(({ status }) => status === "spam")).toBe(false);
  expect(await countInbox(db)).toMatchObject({ open: open.length, quarantined: 5 });
  expect(await listLeastSuspicious(db, 100)).toHaveLength(5);
});

test("filters find what they name", async () => {
  const { db } = await openInbox();
  const find = async (filter: RequestFilter) => (await readAll(db, filter)).length;
  const all = await readAll(db, {});
  expect(await find({ place: "st. catharines" })).toBe(
    all.filter(({ location }) => location?.includes("Catharines")).length,
  );
  expect(await find({ place: "garden" })).toBe(0);
  expect(await find({ status: "booked", eventType: "wedding" })).toBe(
    all.filter((row) => row.status === "booked" && row.eventType === "wedding").length,
  );
  expect(await find({ status: "spam" })).toBeGreaterThan(0);
  const [day = ""] = all.map(({ startDate }) => startDate ?? "");
  const touching = all.filter(
    ({ startDate, endDate }) => startDate && endDate && startDate <= day && endDate >= day,
  ).length;
  expect(await find({ rentalFrom: day, rentalTo: day })).toBe(touching);
  for (const text of ["%", "_", "\\", "'", "\u0000", "\uD800", "[a-z]"])
    expect([text, await find({ text: `${text}no such text` })]).toEqual([text, 0]);
});

test("the first answer keeps its time, and spam is none", async () => {
  const { db, clock } = await openInbox(6);
  const read = async () => (await readAll(db, {})).find(({ id }) => id === 1);
  await markStatus(db, 1, "spam", clock());
  expect(await read()).toBeUndefined();
  await markStatus(db, 1, "quoted", clock() + 1, { amountCents: 123_456 });
  await markStatus(db, 1, "booked", clock() + 2);
  expect(await read()).toMatchObject({ status: "booked", answeredAt: clock() + 1 });
  expect(
    await db.selectFrom("request_mark").selectAll().where("quote_request_id", "=", 1).execute(),
  ).toMatchObject([{ amount_cents: 123_456 }]);
  await markStatus(db, 1, "new", clock() + 3);
  expect(await read()).toMatchObject({ status: "new", answeredAt: null });
});
