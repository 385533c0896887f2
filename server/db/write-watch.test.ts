import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { signInToDesk } from "../../tests/support/desk/desk-api-client.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { usesPostgres } from "../../tests/support/settings.ts";
import { until } from "../../tests/support/until.ts";
import { minute } from "../time/durations.ts";
import { startWriteProbes } from "./write-probes.ts";

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Has the database refuse writes: on a full disk, or, with PostgreSQL, as a read-only one. */
async function refuseWrites({ db }: TestServer, isRefused: boolean): Promise<void> {
  if (usesPostgres) return setReadOnly(db, isRefused);
  await sql`pragma max_page_count = ${sql.lit(isRefused ? 1 : 1_000_000)}`.execute(db);
}

/** For all connections but this one, which the server replaces. */
const setReadOnly = (db: TestServer["db"], isReadOnly: boolean) =>
  db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection);
    await sql`do ${sql.lit(
      `begin execute format('alter database %I set default_transaction_read_only = ${isReadOnly ? "on" : "off"}', current_database()); end`,
    )}`.execute(connection);
    await sql`set default_transaction_read_only = ${sql.raw(isReadOnly ? "on" : "off")}`.execute(
      connection,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
  });

const reason = usesPostgres ? "the database can only be read" : "the disk is full";

test("writes that fail are told by /healthz, the desk and the log with the first error, until one succeeds", async () => {
  const testServer = await startTestServer();
  const { app, database } = testServer;
  const desk = await signInToDesk(testServer);
  await testServer.post(sample);
  const health = async () => {
    const answer = await app.request("/healthz");
    return { status: answer.status, ...(await answer.json()) };
  };
  expect(await health()).toMatchObject({ status: "ok", database: "ok" });
  await refuseWrites(testServer, true);
  // Longer than the free places in a database of few pages.
  const long = { ...sample, message: "A long message. ".repeat(250) };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 500 && statuses.length < 100)
    statuses.push(
      (await testServer.post({ ...long, phone: `905-555-01${10 + statuses.length}` })).status,
    );
  expect(statuses.at(-1)).toBe(500);

  expect(await health()).toMatchObject({ database: `stores nothing: ${reason}`, mail: {} });
  expect((await app.request("/healthz")).status).toBe(503);
  expect((await app.request("/desk/sign-in")).status).toBe(200);
  // Later than the last use of the session is written.
  testServer.pass(10 * minute);
  expect(await desk.read("requests")).toMatchObject({ cannotStore: reason });
  expect(testServer.logged()).not.toContain("rollback");
  expect(testServer.logged()).toMatch(/full|read-only transaction/);

  let [tries, isRecovered] = [0, false];
  const transact: typeof database.transact = (run, key) => {
    tries += 1;
    return database.transact(run, key);
  };
  onTestFinished(startWriteProbes({ ...database, transact }, () => (isRecovered = true), 20));
  await until(() => tries > 1, "a second probe");
  expect([isRecovered, (await app.request("/healthz")).status]).toEqual([false, 503]);
  await refuseWrites(testServer, false);
  await until(() => isRecovered, "a write that succeeds");
  expect((await app.request("/healthz")).status).toBe(200);
  expect(await desk.read("requests")).toMatchObject({ cannotStore: null });
  expect((await testServer.post({ ...long, name: "After it" })).status).toBe(200);
  const keys = await testServer.db.selectFrom("network_hash_key").select("day").execute();
  expect(keys.map(({ day }) => day)).not.toContain("write-probe");
});

test("a refused row says nothing about the disk", async () => {
  const { db, database } = await startTestServer();
  const row = { name: "twice", value: "1" };
  await db.insertInto("desk_setting").values(row).execute();
  await expect(db.insertInto("desk_setting").values(row).execute()).rejects.toThrow();
  expect(database.writes.failure()).toBeNull();
});
