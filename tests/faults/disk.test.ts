import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { isAllSent, readRows } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import { ownDisk } from "./disk.ts";
import { findLosses } from "./losses.ts";
import { createServerFixture } from "./server-fixture.ts";
import { clearSentence, referencesOf, sendNumbered, type VisitorAnswer } from "./visitors.ts";

/** Sends until the server can store no more, and returns all answers. */
async function sendUntilRefused(url: string): Promise<VisitorAnswer[]> {
  const answers: VisitorAnswer[] = [];
  for (let number = 0; number < 2_000; number += 1) {
    const answer = await sendNumbered(url, String(number));
    if (answer) answers.push(answer);
    if (answer?.status === 500) return answers;
  }
  throw new Error("The full disk took two thousand requests");
}

test("a full disk refuses with a clear sentence, keeps what was answered, and goes on once there is room", async () => {
  const { dataDir, inbox, start } = await createServerFixture({ LOG_LEVEL: "error" });
  const disk = ownDisk(dataDir);
  const server = await start();
  const askHealth = async () => {
    const answer = await fetch(`${server.url}/healthz`);
    return `${answer.status} ${(await answer.json()).database}`;
  };
  disk.fill(server.pid);
  const answers = await sendUntilRefused(server.url);
  expect(answers.at(-1)?.error).toMatch(clearSentence);
  expect(await askHealth()).toMatch(/^503 stores nothing: the disk (is full|reports an error)$/);
  expect((await fetch(`${server.url}/desk/sign-in`)).status).toBe(200);
  disk.free(server.pid);
  // Nobody writes, so that the server has to find out by itself.
  await until(async () => (await askHealth()) === "200 ok", "a write to succeed");
  answers.push((await sendNumbered(server.url, "after")) as VisitorAnswer);
  expect(answers.at(-1)?.status).toBe(200);
  expect(server.output()).toMatch(/database or disk is full|disk I\/O error/);
  expect(server.output()).not.toContain("cannot rollback");
  await until(() => isAllSent(dataDir), "all mails to go out");
  const losses = findLosses(await readRows(dataDir), referencesOf(answers), inbox);
  await server.stop();
  const refused = answers.filter(({ status }) => status >= 500);
  expect(refused.filter(({ error }) => !clearSentence.test(error ?? ""))).toEqual([]);
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
});

test("a data directory that nobody may write to ends the start with a sentence", async () => {
  const { dataDir, inbox, start } = await createServerFixture();
  const disk = ownDisk(dataDir);
  disk.forbidWriting();
  await expect(start()).rejects.toThrow(/ended with code 1: .*(read-only|permission)/i);
  disk.allowWriting();
  const server = await start();
  const answer = await sendNumbered(server.url, "writable");
  expect(answer?.status).toBe(200);
  await until(() => isAllSent(dataDir), "both mails to go out");
  await server.stop();
  const losses = findLosses(await readRows(dataDir), referencesOf(answer ? [answer] : []), inbox);
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
});

test("a database that another process holds keeps no page waiting, and the visitor's request not for ever", async () => {
  const { dataDir, inbox, start } = await createServerFixture();
  const server = await start();
  const other = new DatabaseSync(join(dataDir, "requests.db"), { timeout: 5_000 });
  other.exec("begin immediate");
  const short = sendNumbered(server.url, "short");
  // The request has arrived once one of them is answered.
  for (let number = 0; number < 3; number += 1) {
    const first = await Promise.race([
      short.then(() => "the request"),
      fetch(`${server.url}/healthz`).then(({ status }) => `a page: ${status}`),
    ]);
    expect(first).toBe("a page: 200");
  }
  other.exec("rollback");
  const answers = [(await short) as VisitorAnswer];

  other.exec("begin immediate");
  const long = await sendNumbered(server.url, "long");
  expect(long?.error).toMatch(clearSentence);
  other.exec("rollback");
  other.close();
  answers.push((await sendNumbered(server.url, "long")) as VisitorAnswer);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await until(() => isAllSent(dataDir), "all mails to go out");
  const losses = findLosses(await readRows(dataDir), referencesOf(answers), inbox);
  await server.stop();
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
});
