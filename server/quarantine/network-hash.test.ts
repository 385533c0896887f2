import { expect, test } from "vitest";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { day } from "../time/durations.ts";
import { networkHasher } from "./network-hash.ts";

test("servers on one database share a day's key, which the next day erases", async () => {
  const testServer = await startTestServer();
  const servers = [
    networkHasher(testServer.db, testServer.clock),
    networkHasher(testServer.db, testServer.clock),
  ];
  const hashes = await Promise.all(servers.map((hash) => hash("203.0.113.7")));
  expect(new Set(hashes).size).toBe(1);
  const keys = () => testServer.db.selectFrom("network_hash_key").selectAll().execute();
  const [first] = await keys();
  expect(first?.day).toBe("2027-01-15");

  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await keys()).toEqual([first]);
  testServer.pass(day);
  expect(await servers[0]?.("203.0.113.7")).not.toBe(hashes[0]);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect((await keys()).map((key) => key.day)).toEqual(["2027-01-16"]);
});
