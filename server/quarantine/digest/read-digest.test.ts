import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import type { Db } from "../../db/schema.ts";
import { readDigest } from "./read-digest.ts";

const digest = 7;

/** Stores the first request again and again for one digest, as from so many networks in turn. */
const storeFlood = (db: Db, count: number, networks: number) =>
  sql`
    with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < ${sql.lit(count)}
    )
    insert into quote_request (reference, name, email, email_key, phone, location, start_date,
      end_date, event_type, guest_count, message, received_at, content_hash, quarantine_reasons,
      network_hash, digest_mail_id)
    select 'F' || n, name, email, email_key, phone, location, start_date, end_date, event_type,
      guest_count, message, received_at + n, content_hash, 'above-hourly-ceiling',
      'network-' || (n % ${sql.lit(networks)}), digest_mail_id
    from (select * from quote_request order by id limit 1) as first cross join numbers
  `.execute(db);

async function openWithCustomer(changes: { network_hash: string | null }) {
  const testServer = await startTestServerWithInbox();
  await testServer.post({ ...sample, name: "A Customer After All" });
  await testServer.db
    .updateTable("quote_request")
    .set({ ...changes, quarantine_reasons: "above-hourly-ceiling", digest_mail_id: digest })
    .execute();
  return testServer.db;
}

test.each([
  ["whose network is known", "customer"],
  ["whose network is not known", null],
])(
  "a customer %s is told of in full before floods that are newer and larger than what is read",
  async (_, network_hash) => {
    const db = await openWithCustomer({ network_hash });
    await storeFlood(db, 10_500, 256);
    const { total, inFull, floods } = await readDigest(db, digest);
    expect(total).toBe(10_501);
    expect(inFull.map(({ name }) => name)).toEqual(["A Customer After All"]);
    expect(floods).toHaveLength(50);
  },
);

test("a digest of 30,000 requests is read without holding the server up", async () => {
  const db = await openWithCustomer({ network_hash: "customer" });
  await storeFlood(db, 30_000, 3_000);
  const longest: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { total, inFull, floods } = await readDigest(db, digest);
    delay.disable();
    longest.push(delay.max / 1e6);
    expect([total, inFull.length, floods[0]?.count]).toEqual([30_001, 1, 10]);
  }
  // The least of three, as other processes take this one's time.
  expect(Math.min(...longest)).toBeLessThan(250);
});
