import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFailed, test } from "vitest";
import { databaseOf, executeSql } from "../support/databases/database.ts";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { findLosses } from "./losses.ts";
import { createServerFixture } from "./server-fixture.ts";
import { referencesOf, startVisitors } from "./visitors.ts";

/** How long a server runs before it is killed, in milliseconds. */
const pauses = Array.from({ length: 3 }, () => Math.round(Math.random() * 400));

test(`${pauses.length} kills at random moments under load, then an orderly stop, lose nothing that was answered`, async () => {
  onTestFailed(() => console.error(`The servers were killed after ${pauses.join(", ")} ms.`));
  const { dataDir, inbox, start } = await createServerFixture();
  let url: string | null = null;
  const visitors = startVisitors(3, () => url, 50);
  for (const pause of pauses) {
    const server = await start();
    url = server.url;
    await wait(pause);
    await server.kill();
    url = null;
  }
  const stopped = await start();
  url = stopped.url;
  const answeredBefore = referencesOf(visitors.answers).length;
  await until(() => referencesOf(visitors.answers).length > answeredBefore + 5, "answers");
  url = null;
  expect(await stopped.stop()).toBe(0);
  await visitors.stop();
  // A mail that was handed over when its server was killed is sent again after an hour.
  const sooner = "update outbox_mail set next_attempt_at = 0 where status = 'waiting'";
  await executeSql(await databaseOf(dataDir), sooner);
  const server = await start();
  await until(() => isAllSent(dataDir), "all mails to go out");
  await server.stop();

  const losses = findLosses(await readRows(dataDir), referencesOf(visitors.answers), inbox);
  const serverErrors = visitors.answers.filter(({ status }) => status >= 500).length;
  expect({ ...losses, serverErrors }).toMatchObject({ lost: 0, doubled: 0, serverErrors: 0 });
  expect(losses.answered).toBeGreaterThan(pauses.length);
  const copies = inbox.mails.map(({ messageId }) => messageId).sort();
  expect(copies.filter((id, at) => id === copies[at + 2])).toEqual([]);
  expect(losses.mails).toBe(losses.stored * 2);
});

test("two servers on one data directory, from the first start on, send each mail once", async () => {
  const { dataDir, inbox, start } = await createServerFixture();
  const servers = await Promise.all([start(), start()]);
  let turn = 0;
  const visitors = startVisitors(4, () => {
    turn += 1;
    return servers[turn % 2]?.url ?? null;
  });
  await until(() => visitors.answers.length >= 40, "the answers");
  await visitors.stop();
  await until(() => isAllSent(dataDir), "all mails to go out");
  await Promise.all(servers.map((server) => server.stop()));
  const losses = findLosses(await readRows(dataDir), referencesOf(visitors.answers), inbox);
  expect(visitors.answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(losses).toMatchObject({ lost: 0, doubled: 0, repeated: 0 });
  expect(losses.mails).toBe(2 * losses.stored);
});
