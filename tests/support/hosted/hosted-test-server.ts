import { onTestFinished } from "vitest";
import { registrations } from "../../../desk/server/registrations.ts";
import { readBusiness } from "../../../server/business/business.ts";
import { migrate, serverMigrations } from "../../../server/db/migrate.ts";
import { openPostgres } from "../../../server/db/postgres.ts";
import { createHostedFunction } from "../../../server/hosted/hosted-function.ts";
import type { Log } from "../../../server/log/log.ts";
import { apiMailer } from "../../../server/mail/api-mailer.ts";
import { mailKinds } from "../../../server/mail-kinds/mail-kinds.ts";
import { apiKey, startMailApi } from "../mail/mail-api.ts";
import { createHostedDatabase } from "./hosted-database.ts";

export const siteUrl = "https://www.maple.example";
export const deliverySecret = "a secret of the schedule";

/** Makes the hosted function in this process, with a database and a mail API of its own. */
export async function startHostedTestServer() {
  const database = await openPostgres(await createHostedDatabase());
  await migrate(database.db, [serverMigrations, ...registrations.migrations]);
  const api = await startMailApi();
  const business = readBusiness();
  const log: Log = { info() {}, warn() {}, error() {} };
  const clock = () => Date.parse("2027-01-15T15:00:00Z");
  const background: Promise<unknown>[] = [];
  const outbox = {
    db: database.db,
    mailer: apiMailer({ url: api.url, key: apiKey }),
    clock,
    log,
    content: () => ({ business }),
    kinds: { ...mailKinds, ...registrations.mailKinds },
    settings: {
      from: "hello@maple.example",
      inbox: "quotes@maple.example",
      siteUrl,
      deskUrl: null,
    },
    leaseOwner: "hosted|test",
  };
  const app = createHostedFunction({
    database,
    outbox,
    clock,
    log,
    business,
    siteUrl,
    trustedProxies: 1,
    mailsPerHour: 1_000,
    retentionDays: 730,
    deliverySecret,
    tasks: [registrations.housekeeping],
    waitUntil: (work) => {
      background.push(work);
    },
  });
  onTestFinished(async () => {
    await Promise.all(background);
    await api.close();
    await database.db.destroy();
  });
  return { app, api, database, background };
}
