import { onTestFinished } from "vitest";
import { apiMailer } from "../../../server/mail/api-mailer.ts";
import { deliverDue } from "../../../server/outbox/deliver.ts";
import { apiKey, startMailApi } from "../mail/mail-api.ts";
import { startTestServer } from "./test-server.ts";

type Options = Parameters<typeof startMailApi>[0];

/** The whole server with a real mail API beside it, whose answers can be set. */
export async function startTestServerWithMailApi(options?: Options) {
  const testServer = await startTestServer();
  const api = await startMailApi(options);
  onTestFinished(() => api.close());
  const mailer = apiMailer({ url: api.url, key: apiKey });
  const rows = () => testServer.db.selectFrom("outbox_mail").selectAll().orderBy("id").execute();
  return { ...testServer, api, mailer, rows, deliver: () => deliverDue(testServer.outbox(mailer)) };
}
