import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../server/testing/desk.ts";
import { isAllSent, startServer } from "../server/testing/running-server.ts";
import { startSmtpInbox } from "../server/testing/smtp-inbox.ts";
import { until } from "../server/testing/until.ts";
import { settleAccounts } from "./accounts.ts";
import { report, times } from "./row.ts";
import { referencesOf, startVisitors } from "./visitors.ts";

const kills = times(200, 3);

test(
  `${kills} kills at random moments under load lose nothing that was answered`,
  async () => {
    const dataDir = await temporaryFolder();
    const inbox = await startSmtpInbox();
    onTestFinished(() => inbox.close());
    const env = { SMTP_URL: inbox.url, LOG_LEVEL: "silent" };
    let url: string | null = null;
    const visitors = startVisitors(4, () => url);
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServer({ dataDir, env });
      url = server.url;
      await wait(Math.random() * 400);
      await server.kill();
      url = null;
    }
    const server = await startServer({ dataDir, env });
    url = server.url;
    await wait(300);
    await visitors.stop();
    await until(() => isAllSent(dataDir), "all mails to go out", 300_000);
    await server.stop();

    const accounts = settleAccounts(dataDir, referencesOf(visitors.answers), inbox);
    const serverErrors = visitors.answers.filter(({ status }) => status >= 500).length;
    const row = report({
      fault: "The process is killed",
      injected: `\`kill -9\` 0 to 400 ms after the start, four visitors sending (${accounts.repeated} mails came again under the same Message-ID)`,
      times: kills,
      ...accounts,
      serverErrors,
    });
    expect(row).toMatchObject({ lost: 0, doubled: 0, serverErrors: 0 });
    expect(accounts.answered).toBeGreaterThan(kills);
    expect(accounts.mails).toBe(accounts.stored * 2);
  },
  times(30 * 60_000, 120_000),
);
