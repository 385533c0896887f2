import { onTestFinished } from "vitest";
import { temporaryFolder } from "../server/testing/desk.ts";
import { startServer } from "../server/testing/running-server.ts";
import { startSmtpInbox } from "../server/testing/smtp-inbox.ts";

/** A data directory, a real mail server, and the means to start a server between them. */
export async function openPlace() {
  const dataDir = await temporaryFolder();
  const inbox = await startSmtpInbox();
  onTestFinished(() => inbox.close());
  const start = () => startServer({ dataDir, env: { SMTP_URL: inbox.url, LOG_LEVEL: "silent" } });
  return { dataDir, inbox, start };
}
