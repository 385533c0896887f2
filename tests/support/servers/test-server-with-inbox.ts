import { onTestFinished } from "vitest";
import { smtpMailer } from "../../../server/mail/mailer.ts";
import { deliverDue } from "../../../server/outbox/outbox.worker.ts";
import { startSmtpInbox } from "../mail/smtp-inbox.ts";
import { openDesk } from "./test-server.ts";

type Options = Parameters<typeof startSmtpInbox>[0];
type DeskOptions = Parameters<typeof openDesk>[0];

/** The whole server with a real mail server beside it, whose answers can be set. */
export async function openDeskWithInbox(options?: Options, deskOptions?: DeskOptions) {
  const desk = await openDesk(deskOptions);
  const inbox = await startSmtpInbox(options);
  const mailer = smtpMailer(inbox.url);
  onTestFinished(async () => {
    mailer.close();
    await inbox.close();
  });
  const rows = () => desk.db.selectFrom("outbox_mail").selectAll().orderBy("id").execute();
  return { ...desk, inbox, mailer, rows, deliver: () => deliverDue(desk.outbox(mailer)) };
}
