import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { ownDisk } from "./disk.ts";
import { findLosses } from "./losses.ts";
import { report, times } from "./row.ts";
import { createServerFixture } from "./server-fixture.ts";
import { type Answer, referencesOf, sendQuote } from "./visitors.ts";

const rounds = times(20, 1);
/** What a visitor is told whose request could not be stored. */
const clearSentence = /^Your request could not be stored\. Please try again or call [\d-]{12}\.$/;

/** Sends until the server can store no more, and returns all answers. */
async function sendUntilRefused(url: string, round: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let number = 0; number < 2_000; number += 1) {
    const answer = await sendQuote(url, `${round}-${number}`);
    if (answer) answers.push(answer);
    if (answer?.status === 500) return answers;
  }
  throw new Error("The full disk took two thousand requests");
}

test(
  "a full disk refuses with a clear sentence, keeps what was answered, and goes on once there is room",
  async () => {
    const { dataDir, inbox, start } = await createServerFixture();
    const disk = ownDisk(dataDir);
    const server = await start();
    const answers: Answer[] = [];
    for (let round = 0; round < rounds; round += 1) {
      disk.fill(server.pid);
      const refused = await sendUntilRefused(server.url, round);
      expect(refused.at(-1)?.error).toMatch(clearSentence);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      disk.free(server.pid);
      const after = await sendQuote(server.url, `${round}-after`);
      expect(after?.status).toBe(200);
      answers.push(...refused, ...(after ? [after] : []));
    }
    await until(() => isAllSent(dataDir), "all mails to go out", 120_000);
    const losses = findLosses(await readRows(dataDir), referencesOf(answers), inbox);
    await server.stop();
    const row = report({
      fault: "The disk is full",
      injected: disk.how,
      times: rounds,
      ...losses,
      serverErrors: answers.filter(
        ({ status, error }) => status >= 500 && !clearSentence.test(error ?? ""),
      ).length,
    });
    expect(row).toMatchObject({ lost: 0, doubled: 0, serverErrors: 0 });
    expect(losses.answered).toBeGreaterThanOrEqual(rounds);
  },
  times(600_000, 120_000),
);

test("a data directory that nobody may write to ends the start with a sentence", async () => {
  const { dataDir, inbox, start } = await createServerFixture();
  const disk = ownDisk(dataDir);
  disk.forbidWriting();
  await expect(start()).rejects.toThrow(/ended with code 1: .*(read-only|permission)/i);
  disk.allowWriting();
  const server = await start();
  const answer = await sendQuote(server.url, "writable");
  expect(answer?.status).toBe(200);
  await until(() => isAllSent(dataDir), "both mails to go out");
  await server.stop();
  const losses = findLosses(await readRows(dataDir), referencesOf(answer ? [answer] : []), inbox);
  report({
    fault: "The data directory is read-only",
    injected: "mounted read-only; the start ends with a sentence, and succeeds once it is writable",
    times: 1,
    ...losses,
    serverErrors: 0,
  });
});

test(
  "a database that another process holds keeps no page waiting, and the visitor's request not for ever",
  async () => {
    const { dataDir, inbox, start } = await createServerFixture();
    const server = await start();
    const answers: Answer[] = [];
    for (let round = 0; round < times(10, 1); round += 1) {
      const other = new DatabaseSync(join(dataDir, "quotes.db"));
      other.exec("begin immediate");
      const short = sendQuote(server.url, `${round}-short`);
      await wait(1_500);
      const asked = performance.now();
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(performance.now() - asked).toBeLessThan(1_000);
      other.exec("rollback");
      answers.push((await short) as Answer);

      other.exec("begin immediate");
      const long = await sendQuote(server.url, `${round}-long`);
      expect(long?.error).toMatch(clearSentence);
      other.exec("rollback");
      other.close();
      answers.push((await sendQuote(server.url, `${round}-long`)) as Answer);
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await until(() => isAllSent(dataDir), "all mails to go out", 60_000);
    const losses = findLosses(await readRows(dataDir), referencesOf(answers), inbox);
    await server.stop();
    const row = report({
      fault: "The database is locked by another process",
      injected:
        "a second process holds the write lock for 1.5 s (stored then), and for longer than 5 s (refused with a sentence, stored when sent again)",
      times: answers.length,
      ...losses,
      serverErrors: 0,
    });
    expect(row).toMatchObject({ lost: 0, doubled: 0 });
  },
  times(300_000, 120_000),
);
