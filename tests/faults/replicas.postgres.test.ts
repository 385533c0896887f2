import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { executeSql, isAllSentIn, readRowsOf } from "../support/databases/database.ts";
import { createDatabase, startPostgres } from "../support/databases/postgres.ts";
import { startSmtpInbox } from "../support/mail/smtp-inbox.ts";
import { startBalancer } from "../support/servers/replicas.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";
import { findLosses } from "./losses.ts";
import { clearSentence, sendNumbered } from "./visitors.ts";

const rate = 20;
const seconds = 4;

test(`three replicas on one PostgreSQL take ${rate} requests a second for ${seconds} s, while one is killed and the database restarted`, async () => {
  const postgres = await startPostgres();
  const inbox = await startSmtpInbox();
  const database = await createDatabase(postgres.url);
  const env = {
    DATABASE_URL: database,
    SMTP_URL: inbox.url,
    // The balancer sends no X-Forwarded-For.
    TRUST_PROXY: "0",
    LOG_LEVEL: "silent",
  };
  const dataDir = await temporaryFolder();
  const start = () => startServer({ dataDir, env });
  const replicas = await Promise.all([start(), start(), start()]);
  // A server of several may be anywhere, so none prints a link that signs in on its machine.
  expect(replicas[0]?.output()).not.toContain("/desk/sign-in/link/");
  onTestFinished(async () => {
    await Promise.all(replicas.map((replica) => replica.kill()));
    await inbox.close();
    await postgres.stop();
  });
  const balancer = await startBalancer(() => replicas.map(({ url }) => Number(new URL(url).port)));
  onTestFinished(() => balancer.close());

  const unclear: string[] = [];
  /** Sends the same request until it is stored, as a visitor does who is told to. */
  const sendUntilStored = async (number: number): Promise<string> => {
    for (;;) {
      const answer = await sendNumbered(balancer.url, String(number));
      if (answer?.status === 200 && answer.reference) return answer.reference;
      if (answer && !clearSentence.test(answer.error ?? ""))
        unclear.push(`${answer.status} ${answer.error}`);
      await wait(500);
    }
  };
  const visitors: Promise<string>[] = [];
  const began = performance.now();
  const faults = [
    { after: seconds / 3, do: () => replicas[0]?.kill() },
    { after: (2 * seconds) / 3, do: () => postgres.restart() },
  ];
  const underWay: (Promise<void> | undefined)[] = [];
  while (visitors.length < rate * seconds) {
    const passed = (performance.now() - began) / 1_000;
    while (visitors.length < Math.min(rate * seconds, passed * rate))
      visitors.push(sendUntilStored(visitors.length));
    if (faults[0] && passed > faults[0].after) underWay.push(faults.shift()?.do());
    await wait(5);
  }
  await Promise.all(underWay);
  const promised = await Promise.all(visitors);
  // What the dead one held is free as soon as one starts on its machine. A mail that a living one
  // claimed while the database went down, and was never told of, is free when its lease ends,
  // or an hour later where it was handed over.
  replicas.push(await start());
  const waiting =
    "update outbox_mail set claimed_until = 0, next_attempt_at = 0 where status = 'waiting'";
  await executeSql({ postgres: database }, waiting);
  await until(() => isAllSentIn({ postgres: database }), "all mails to go out");
  const rows = await readRowsOf({ postgres: database });
  const losses = findLosses(rows, promised, inbox);
  expect(unclear).toEqual([]);
  expect(losses).toMatchObject({ lost: 0, doubled: 0 });
  expect(new Set(promised).size).toBe(promised.length);
  expect([losses.stored, losses.mails]).toEqual([promised.length, 2 * promised.length]);
});
