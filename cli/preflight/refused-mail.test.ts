import { expect, onTestFinished, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { readBusiness } from "../../server/business/business.ts";
import { readConfig } from "../../server/config.ts";
import { startSmtpInbox } from "../../tests/support/mail/smtp-inbox.ts";
import { sample } from "../../tests/support/sample.ts";
import { startServer } from "../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";
import { mailCheck } from "./mail.check.ts";

const problem = "refused by the mail server: check MAIL_FROM, QUOTE_INBOX and SMTP_URL";

test("a mail server that refuses our sender is told by /healthz, at the start and by preflight", async () => {
  const dataDir = await temporaryFolder();
  const inbox = await startSmtpInbox({
    onMailFrom: (_address, _session, accept) =>
      accept(Object.assign(new Error("Sender not allowed"), { responseCode: 550 })),
  });
  onTestFinished(() => inbox.close());
  const settings = { SMTP_URL: inbox.url, LOG_LEVEL: "silent" };
  const first = await startServer({ dataDir, env: settings });
  expect(first.output()).not.toContain("Waiting mail");
  await fetch(first.url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sample),
  });
  const health = async (url: string) => (await fetch(`${url}/healthz`)).json();
  await until(async () => (await health(first.url)).mail.problem, "the refusal");
  expect((await health(first.url)).mail.problem).toContain(problem);
  await first.stop();

  const second = await startServer({ dataDir, env: settings });
  expect(second.output()).toContain(`Waiting mail:   ${problem}`);
  await second.stop();
  const business = readBusiness();
  const config = readConfig({ ...settings, DATA_DIR: dataDir }, business);
  const launch = { config, business, contentDir: "content", siteFolder: dataDir };
  expect(await mailCheck.run(launch)).toContainEqual({
    severity: "blocker",
    message: expect.stringContaining(`2 mails waiting: ${problem}`),
  });
}, 300_000);
