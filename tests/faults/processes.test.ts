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
  const visitors = startVisitors(4, () => {
    turn += 1;
    return servers[turn % 2]?.url ?? null;
  });
  const wanted = 40;
  await until(() => visitors.answers.length >= wanted, "the answers");
  await visitors.stop();
  await until(() => isAllSent(dataDir), "all mails to go out");
  await Promise.all(servers.map((server) => server.stop()));
  const losses = findLosses(await readRows(dataDir), referencesOf(visitors.answers), inbox);
  const serverErrors = visitors.answers.filter(({ status }) => status >= 500);
  expect(serverErrors).toEqual([]);
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
  expect([losses.repeated, losses.mails]).toEqual([0, 2 * losses.stored]);
});
