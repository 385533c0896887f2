import type { Business } from "../business/business.ts";
import { readConfig } from "../config.ts";
import { migrate, serverMigrations } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import { consoleLog } from "../log/log.ts";
import { apiMailer } from "../mail/api-mailer.ts";
import { mailKinds } from "../mail-kinds/mail-kinds.ts";
import type { Registrations } from "../registrations.ts";
import { setBusinessZone } from "../time/business-clock.ts";
import { createHostedFunction } from "./hosted-function.ts";

declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (
    options: { port?: number; hostname?: string },
    answer: (request: Request) => Response | Promise<Response>,
  ) => unknown;
};
/** Makes Supabase wait for work after the answer; other platforms have no such object. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/** Connections of one function, of which the platform may start many. */
const maxConnections = 3;

/**
 * Serves the quote function in Deno, with settings from the environment, after the tables are as
 * this version needs them. Throws a sentence that names the setting when one is missing or wrong.
 * `registered` is what a desk adds, which is on a server of its own and shares the database.
 */
export async function serveHostedFunction(
  business: Business,
  registered?: Registrations,
): Promise<void> {
  setBusinessZone(business);
  const env = Deno.env.toObject();
  const databaseUrl = env.DATABASE_URL ?? env.SUPABASE_DB_URL;
  // The desk is on a server of its own, or nowhere.
  const config = readConfig({ ...env, DATABASE_URL: databaseUrl, DESK: "off" }, business);
  if (!("postgres" in config.databaseAddress))
    throw new Error("Set DATABASE_URL to the PostgreSQL database of the project.");
  if (!config.mailApi) throw new Error("Set MAIL_API_KEY: mail goes out by an HTTP API from here.");

  const database = await openPostgres(config.databaseAddress.postgres, maxConnections);
  await migrate(database.db, [serverMigrations, ...(registered?.migrations ?? [])]);
  const shared = { log: consoleLog(), clock: Date.now };
  const app = createHostedFunction({
    ...config,
    ...shared,
    business,
    database,
    tasks: registered ? [registered.housekeeping] : [],
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
    outbox: {
      ...shared,
      content: () => ({ business }),
      db: database.db,
      mailer: apiMailer(config.mailApi),
      kinds: { ...mailKinds, ...registered?.mailKinds },
      settings: {
        from: config.mailFrom,
        inbox: config.quoteInbox,
        siteUrl: config.siteUrl,
        deskUrl: config.deskUrl,
      },
      leaseOwner: `hosted|${crypto.randomUUID()}`,
    },
  });
  // Supabase chooses the port; elsewhere PORT and HOST do.
  Deno.serve(env.PORT ? { port: config.port, hostname: config.host } : {}, (request) =>
    app.fetch(request),
  );
}
