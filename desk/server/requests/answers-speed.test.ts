import { sql } from "kysely";
import { expect, test } from "vitest";
import { foldText } from "../../../server/search/fold-text.ts";
import { storeVariedRequests } from "../../../tests/support/databases/varied-requests.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { minCpuTime } from "../../../tests/support/event-loop/cpu-time.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";

/** Milliseconds of the processor's time, SQLite's included. */
const maxTime = 50;

test("with 4,000 requests and 800 bookings the desk answers each question within 50 ms", async () => {
  const testServer = await startTestServer();
  const { db, clock } = testServer;
  await storeVariedRequests(db, 4_000, clock());
  // The fifth that is booked, and as many of the others as make 800.
  await sql`insert into agreement
    select id, name, email, email_key, phone, phone_key, location, start_date, end_date, event_type,
      guest_count, '09:30', null, '', 'three', '', null, folded_location, folded_text, 0
    from quote_request where id % 12 = 7 on conflict do nothing`.execute(db);
  await sql`insert into request_mark select id, 'booked', 0, null, 0
    from quote_request where id % 12 = 7
    on conflict do update set status = 'booked'`.execute(db);
  // Replies of usual length to the latest requests.
  const text = "The trailer is free on your dates, with a generator and delivery. ".repeat(10);
  await sql`insert into request_reply
    (quote_request_id, mail_id, at, "by", subject, text, folded_text)
    select id, id, ${clock()}, 'a', 'Your dates', ${text}, ${foldText(text)}
    from quote_request where id > 3000`.execute(db);
  const { bookings } = await db
    .selectFrom("request_mark")
    .where("status", "=", "booked")
    .select(({ fn }) => fn.countAll<number>().as("bookings"))
    .executeTakeFirstOrThrow();
  expect(Number(bookings)).toBeGreaterThanOrEqual(800);
  const desk = await signInToDesk(testServer);
  const { next, requests } = await desk.read("requests");
  const { next: nextOpen } = await desk.read("requests?open=1");
  for (const path of [
    "start",
    "requests",
    "requests?open=1",
    `requests?after=${next}`,
    `requests?open=1&after=${nextOpen}`,
    "requests?followUp=1",
    "requests?status=booked",
    "requests?status=spam",
    "requests?text=elodie+3997",
    "requests?text=nowhere",
    "requests?text=generator+deposit+nowhere",
    `requests?text=${encodeURIComponent("+1 (905) 555-3997")}`,
    "requests?text=note+on+v0000042",
    "requests?place=toronto&status=new",
    "requests?from=2027-02-01&to=2027-02-01",
    `requests/${requests[0]?.reference}`,
    "quarantine",
    "calendar?month=2027-02",
    "availability?from=2027-02-13&to=2027-02-14&units=two-a",
    "housekeeping",
  ]) {
    const ask = async () => {
      const answer = await desk.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    };
    const took = await minCpuTime(ask, maxTime);
    expect(took, path).toBeLessThan(maxTime);
  }
});
