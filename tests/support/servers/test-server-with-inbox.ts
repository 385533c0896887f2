import { onTestFinished } from "vitest";
import { smtpMailer } from "../../../server/mail/mailer.ts";
import { deliverDue } from "../../../server/outbox/outbox.worker.ts";
import { startSmtpInbox } from "../mail/smtp-inbox.ts";
import { startTestServer } from "./test-server.ts";

type Options = Parameters<typeof startSmtpInbox>[0];
type TestServerOptions = Parameters<typeof startTestServer>[0];

/** The whole server with a real mail server beside it, whose answers can be set. */
export async function startTestServerWithInbox(
  options?: Options,
  testServerOptions?: TestServerOptions,
) {
  const testServer = await startTestServer(testServerOptions);
  const inbox = await startSmtpInbox(options);
  const mailer = smtpMailer(inbox.url);
  onTestFinished(async () => {
    mailer.close();
    await inbox.close();
  });
  const rows = () => testServer.db.selectFrom("outbox_mail").selectAll().orderBy("id").execute();
  return {
    ...testServer,
    inbox,
    mailer,
    rows,
    deliver: () => deliverDue(testServer.outbox(mailer)),
  };
}
