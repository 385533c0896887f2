import { onTestFinished } from "vitest";
import { apiMailer } from "../../../server/mail/api-mailer.ts";
import { deliverDue } from "../../../server/outbox/outbox.worker.ts";
import { apiKey, startMailApi } from "../mail/mail-api.ts";
import { openDesk } from "./test-server.ts";

type Options = Parameters<typeof startMailApi>[0];

/** The whole server with a real mail API beside it, whose answers can be set. */
export async function openDeskWithMailApi(options?: Options) {
  const desk = await openDesk();
  const api = await startMailApi(options);
  onTestFinished(() => api.close());
  const mailer = apiMailer({ url: api.url, key: apiKey });
  const rows = () => desk.db.selectFrom("outbox_mail").selectAll().orderBy("id").execute();
  return { ...desk, api, mailer, rows, deliver: () => deliverDue(desk.outbox(mailer)) };
}
