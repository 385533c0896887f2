import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { findLosses } from "./losses.ts";
import { createServerFixture } from "./server-fixture.ts";
import { referencesOf, startVisitors } from "./visitors.ts";

test("two servers on one data directory, from the first start on, send each mail once", async () => {
  const { dataDir, inbox, start } = await createServerFixture();
  const servers = await Promise.all([start(), start()]);
  let turn = 0;
  const visitors = startVisitors(6, () => {
    turn += 1;
    return servers[turn % 2]?.url ?? null;
  });
  const wanted = 60;
  await until(() => visitors.answers.length >= wanted, "the answers", 120_000);
  await visitors.stop();
  await until(() => isAllSent(dataDir), "all mails to go out", 900_000);
  await Promise.all(servers.map((server) => server.stop()));
  const losses = findLosses(await readRows(dataDir), referencesOf(visitors.answers), inbox);
  const serverErrors = visitors.answers.filter(({ status }) => status >= 500);
  expect(serverErrors).toEqual([]);
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
  expect([losses.repeated, losses.mails]).toEqual([0, 2 * losses.stored]);
});

test("an orderly stop under load loses nothing that was answered", async () => {
  const { dataDir, inbox, start } = await createServerFixture();
  let url: string | null = null;
  const visitors = startVisitors(4, () => url);
  const stopped = await start();
  url = stopped.url;
  await wait(300 + Math.random() * 300);
  url = null;
  expect(await stopped.stop()).toBe(0);
  await visitors.stop();
  const server = await start();
  await until(() => isAllSent(dataDir), "the mails that were left", 300_000);
  await server.stop();
  const losses = findLosses(await readRows(dataDir), referencesOf(visitors.answers), inbox);
  const serverErrors = visitors.answers.filter(({ status }) => status >= 500);
  expect(serverErrors).toEqual([]);
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
  expect([losses.repeated, losses.mails]).toEqual([0, 2 * losses.stored]);
});
