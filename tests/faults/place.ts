import { onTestFinished } from "vitest";
import { startSmtpInbox } from "../support/mail/smtp-inbox.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";

/** A data directory, a real mail server, and the means to start a server between them. */
export async function openFixture() {
  const dataDir = await temporaryFolder();
  const inbox = await startSmtpInbox();
  onTestFinished(() => inbox.close());
  const start = () => startServer({ dataDir, env: { SMTP_URL: inbox.url, LOG_LEVEL: "silent" } });
  return { dataDir, inbox, start };
}
