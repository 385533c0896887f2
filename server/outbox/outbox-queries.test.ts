import { expect, test } from "vitest";
import { registrations } from "../../desk/server/registrations.ts";
import { listTableScans } from "../../tests/support/databases/query-plans.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import type { Db } from "../db/schema.ts";
import { minute } from "../time/durations.ts";
import { hasSentSince } from "./delivery.repository.ts";
import { claimNextMail, listLeaseOwners } from "./lease.repository.ts";
import { readOutboxState } from "./outbox-state.repository.ts";
import { eraseMailsBefore, hasMail } from "./queue.repository.ts";

test.each<[string, (db: Db, now: number) => Promise<unknown>]>([
  ["its state", (db, now) => readOutboxState(db, now, registrations.mailKinds)],
  ["what was sent", (db, now) => hasSentSince(db, now, ["owner-notice", "acknowledgement"])],
  ["whether a list is queued", (db) => hasMail(db, "morning-list", "2027-01-15")],
  ["to erase old lists", eraseMailsBefore],
  ["who has leases", listLeaseOwners],
  ["for the next mail", (db, now) => claimNextMail(db, "test", now, now + minute)],
])("the outbox is asked for %s by an index, however many mails it holds", async (_what, ask) => {
  const { db, clock } = await startTestServer();
  expect(await listTableScans(db, (watched) => ask(watched, clock()))).toEqual([]);
});
