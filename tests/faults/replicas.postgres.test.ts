import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { isAllSentIn, readRowsOf } from "../support/databases/database.ts";
import { createDatabase, startPostgres } from "../support/databases/postgres.ts";
import { startSmtpInbox } from "../support/mail/smtp-inbox.ts";
import { nginx } from "../support/proxies/nginx.ts";
import { siteName } from "../support/proxies/proxy.ts";
import { createQuote } from "../support/proxies/requests.ts";
import { startBalancer } from "../support/servers/replicas.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";
import { isFullFaultRun } from "../support/settings.ts";
import { until } from "../support/until.ts";
import { findLosses } from "./losses.ts";
import { report, times } from "./row.ts";
import { type Answer, sendQuote } from "./visitors.ts";

const rate = times(200, 40);
const seconds = times(120, 5);
/**
 * What a visitor is told whose request could not be stored, and what a proxy says while no server
 * answers.
 */
const clearSentence = /^Your request could not be stored\. Please try again or call [\d-]{12}\.$/;

type Send = (number: number) => Promise<Answer | null>;

/**
 * In the full run the shipped nginx configuration, over TLS; in the short one, which every machine
 * can run, a plain balancer.
 */
async function startBalancerInFront(replicas: string[]): Promise<{ how: string; send: Send }> {
  if (!isFullFaultRun) {
    const balancer = await startBalancer(() => replicas.map((url) => Number(new URL(url).port)));
    onTestFinished(() => balancer.close());
    return {
      how: "a balancer",
      send: (number) => sendQuote(balancer.url, String(number)),
    };
  }
  if (nginx.missing) throw new Error(nginx.missing);
  const folder = await mkdtemp(join(tmpdir(), "replicas-"));
  const proxy = await nginx.start(
    folder,
    replicas.map((url) => new URL(url).host),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  onTestFinished(async () => {
    agent.destroy();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const send: Send = (number) =>
    new Promise((resolve) => {
      const { headers, body } = createQuote(number);
      const sent = request(
        {
          agent,
          host: "127.0.0.1",
          port: proxy.https,
          servername: siteName,
          ca: proxy.authority,
          path: functionPath,
          method: "POST",
          headers: { ...headers, host: siteName },
        },
        async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          try {
            const { reference, error } = JSON.parse(Buffer.concat(parts).toString());
            resolve({ status: response.statusCode ?? 0, reference, error });
          } catch {
            resolve(null);
          }
        },
      );
      sent.once("error", () => resolve(null));
      sent.end(body as string);
    });
  return { how: "nginx", send };
}

test(
  `three replicas on one PostgreSQL take ${rate} quotes a second for ${seconds} s, while one is killed and the database restarted`,
  async () => {
    const postgres = await startPostgres();
    const inbox = await startSmtpInbox();
    const database = await createDatabase(postgres.url);
    const env = {
      DATABASE_URL: database,
      SMTP_URL: inbox.url,
      // The plain balancer sends no X-Forwarded-For.
      TRUST_PROXY: isFullFaultRun ? "1" : "0",
      LOG_LEVEL: "silent",
    };
    const dataDir = await temporaryFolder();
    const start = () => startServer({ dataDir, env });
    const replicas = await Promise.all([start(), start(), start()]);
    onTestFinished(async () => {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await inbox.close();
      await postgres.stop();
    });
    const { how, send } = await startBalancerInFront(replicas.map(({ url }) => url));

    const unclear: string[] = [];
    let again = 0;
    /**
     * Sends the same request again until it is stored, as a visitor does who is told that it was
     * not.
     */
    const sendUntilStored = async (number: number): Promise<string> => {
      for (;;) {
        const answer = await send(number);
        if (answer?.status === 200 && answer.reference) return answer.reference;
        if (answer && !clearSentence.test(answer.error ?? ""))
          unclear.push(`${answer.status} ${answer.error}`);
        again += 1;
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
    const took = (performance.now() - began) / 1_000;
    // What the dead one held is free after three minutes, or as soon as it is started again; the
    // short form cannot wait.
    if (!isFullFaultRun) replicas.push(await start());
    await until(
      () => isAllSentIn({ postgres: database }),
      "all mails to go out",
      times(1_500_000, 120_000),
    );
    const rows = await readRowsOf({ postgres: database });
    const losses = findLosses(rows, promised, inbox);
    const row = report({
      fault: "Three replicas on one PostgreSQL: one is killed, the database restarted",
      injected: `${rate} quotes a second for ${seconds} s through ${how} (all answered after ${took.toFixed(0)} s; ${again} were sent a second time, under the same key; ${losses.repeated} mails came again under the same Message-ID)`,
      times: promised.length,
      ...losses,
      serverErrors: unclear.length,
    });
    expect(unclear).toEqual([]);
    expect(row).toMatchObject({ lost: 0, doubled: 0 });
    expect(new Set(promised).size).toBe(promised.length);
    expect([losses.stored, losses.mails]).toEqual([promised.length, 2 * promised.length]);
  },
  times(30 * 60_000, 120_000),
);
