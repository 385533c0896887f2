import { expect, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { manyQuotesSql } from "../../tests/support/databases/many-quotes.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { usesPostgres } from "../../tests/support/settings.ts";
import { hasSentSince } from "./delivery.repository.ts";
import { listLeaseOwners } from "./lease.repository.ts";
import { readOutboxState } from "./outbox-state.repository.ts";
import { eraseMailsBefore, hasMail, insertMail } from "./queue.repository.ts";

/** Milliseconds, of the least of three tries. */
const longestAllowed = 10;

/**
 * Runs something three times and returns its last result and the least time that it took, in
 * milliseconds.
 */
async function measure<T>(run: () => Promise<T>): Promise<{ result: T; took: number }> {
  let took = Number.POSITIVE_INFINITY;
  for (let attempt = 1; ; attempt += 1) {
    const began = performance.now();
    const result = await run();
    took = Math.min(took, performance.now() - began);
    if (attempt === 3) return { result, took };
  }
}

test("what is asked of the outbox takes no longer after 240,000 mails", async () => {
  const { db, folder, clock } = await startTestServer();
  const before = clock();
  await executeSql(await databaseOf(folder), manyQuotesSql(120_000, before));
  // As where the owner's address is refused: the acknowledgements alone go out.
  await executeSql(
    await databaseOf(folder),
    `update outbox_mail set sent_at = ${before - 1} where kind = 'owner-notice';
     update outbox_mail set status = 'waiting', sent_at = null, claimed_by = 'maple|1|1'
     where id = (select max(id) from outbox_mail);
     update outbox_mail set status = 'set-aside', sent_at = null
     where id = (select max(id) - 1 from outbox_mail)`,
  );
  // What PostgreSQL's own housekeeping does after so many changes, whose moment a test cannot
  // choose.
  if (usesPostgres) await executeSql(await databaseOf(folder), "vacuum analyze outbox_mail");
  const times = new Map<string, number>();
  const ask = async <T>(name: string, run: () => Promise<T>) => {
    const { result, took } = await measure(run);
    times.set(name, took);
    return result;
  };
  expect(await ask("state", () => readOutboxState(db, before))).toMatchObject({
    waiting: 1,
    oldestWaitingSeconds: 0,
    setAside: 1,
  });
  const all = ["owner-notice", "acknowledgement"];
  expect(await ask("sent", () => hasSentSince(db, before, all))).toBe(true);
  expect(await ask("none sent", () => hasSentSince(db, before + 1, all))).toBe(false);
  expect(await ask("sent to the owner", () => hasSentSince(db, before, ["owner-notice"]))).toBe(
    false,
  );
  const list = { kind: "morning-list", payload: "2027-01-15" };
  await insertMail(db, { ...list, mailHost: "maple.example", now: before });
  const hasList = (day: string) => ask(`list of ${day}`, () => hasMail(db, list.kind, day));
  expect(await hasList(list.payload)).toBe(true);
  expect(await hasList("2027-01-16")).toBe(false);
  await ask("erase old lists", () => eraseMailsBefore(db, before));
  expect(await hasList(list.payload)).toBe(true);
  await ask("erase this list", () => eraseMailsBefore(db, before + 1));
  expect(await hasList(list.payload)).toBe(false);
  expect(await ask("leaseOwners", () => listLeaseOwners(db))).toEqual(["maple|1|1"]);
  const slow = [...times].filter(([, took]) => took >= longestAllowed);
  expect(slow).toEqual([]);
}, 300_000);
