import { sql } from "kysely";
import { expect, test } from "vitest";
import { storeVariedQuotes } from "../../../tests/support/databases/varied-quotes.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { isPostgres } from "../../db/dialect.ts";
import type { RequestPage } from "../desk-api.ts";

/** Milliseconds within which the desk is answered while 10,000 requests are stored. */
const limit = 50;

test("with 10,000 requests the desk is answered within 50 ms", async () => {
  const testServer = await startTestServer();
  const { db, clock } = testServer;
  await storeVariedQuotes(db, 10_000, clock());
  if (isPostgres(db)) await sql`analyze`.execute(db);
  const desk = await signInToDesk(testServer);
  const { next, requests } = await desk.read<RequestPage>("requests");
  for (const path of [
    "start",
    "requests",
    "requests?open=1",
    `requests?after=${next}`,
    `requests?open=1&after=${clock() - 200 * 3_600_000}-9800`,
    "requests?status=booked",
    "requests?status=spam",
    "requests?text=elodie+9997",
    "requests?text=nowhere",
    "requests?place=toronto&status=new",
    "requests?from=2027-02-01&to=2027-02-01",
    `requests/${requests[0]?.reference}`,
    "quarantine",
    "calendar?month=2027-02",
    "housekeeping",
  ]) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      const answer = await desk.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
      times.push(performance.now() - start);
    }
    // The least of five, as other processes take this one's time.
    expect([path, Math.min(...times) < limit]).toEqual([path, true]);
  }
});
