import { onTestFinished } from "vitest";
import { startSmtpInbox } from "../support/mail/smtp-inbox.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";

/** A data directory, a mail server, and what starts servers on both, killed after the test. */
export async function createServerFixture(settings: Record<string, string> = {}) {
  const dataDir = await temporaryFolder();
  const inbox = await startSmtpInbox();
  onTestFinished(() => inbox.close());
  const start = async () => {
    const env = { SMTP_URL: inbox.url, LOG_LEVEL: "silent", ...settings };
    const server = await startServer({ dataDir, env });
    onTestFinished(() => server.kill());
    return server;
  };
  return { dataDir, inbox, start };
}
