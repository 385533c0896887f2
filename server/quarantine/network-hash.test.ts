import { expect, test } from "vitest";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { networkHasher } from "./network-hash.ts";

const day = 24 * 60 * 60 * 1000;
const advertising = { ...sample, message: "Buy [url=http://spam.example]here[/url]" };

const readHashes = async ({ db }: Awaited<ReturnType<typeof startTestServer>>) => {
  const rows = await db.selectFrom("quote_request").select("network_hash").orderBy("id").execute();
  return rows.map(({ network_hash }) => network_hash);
};

test("a quarantined request keeps a hash of its network, which another network does not share", async () => {
  const testServer = await startTestServer();
  for (const [name, network] of [
    ["One", "203.0.113.7"],
    ["Two", "203.0.113.7"],
    ["Three", "203.0.113.8"],
    ["Four", "unknown"],
  ] as const)
    await testServer.post({ ...advertising, name }, undefined, { "X-Forwarded-For": network });
  const [one, two, three, four] = await readHashes(testServer);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
  expect(four).toBeNull();
});

test("a request that is not quarantined keeps none", async () => {
  const testServer = await startTestServer();
  await testServer.post(sample, undefined, { "X-Forwarded-For": "203.0.113.7" });
  expect(await readHashes(testServer)).toEqual([null]);
});

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
