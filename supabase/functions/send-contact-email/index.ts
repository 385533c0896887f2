/**
 * The quote function on Supabase Edge or any Deno: reads its settings, opens the database and hands each request to the
 * implementation that the Node server uses too (server/hosted/hosted-function.ts).
 */

// Supabase's runtime has no Temporal yet; where there is one, this changes nothing.
import "temporal-polyfill/global";
import { readConfig } from "../../../server/config.ts";
import { openPostgres } from "../../../server/db/postgres.ts";
import { createHostedFunction } from "../../../server/hosted/hosted-function.ts";
import { consoleLog } from "../../../server/log/log.ts";
import { apiMailer } from "../../../server/mail/api-mailer.ts";
import { renderMail } from "../../../server/mail/templates/render-mail.tsx";
import { systemClock } from "../../../server/time/clock.ts";
import business from "./business.json" with { type: "json" };

declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (
    options: { port?: number; hostname?: string },
    answer: (request: Request) => Response | Promise<Response>,
  ) => unknown;
};
/** Supabase keeps a function for what it is told of here; elsewhere the process goes on anyway. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/** One function has few connections; there may be many functions. */
const connections = 3;

const env = Deno.env.toObject();
const config = readConfig(
  {
    ...env,
    DATABASE_URL: env.DATABASE_URL ?? env.SUPABASE_DB_URL,
  },
  business,
);
if (!("postgres" in config.database))
  throw new Error("Set DATABASE_URL to the PostgreSQL database of the project.");
if (!config.mailApi) throw new Error("Set MAIL_API_KEY: mail goes out by an HTTP API from here.");

const database = await openPostgres(config.database.postgres, connections);
const log = consoleLog();
const app = createHostedFunction({
  database,
  log,
  business,
  clock: systemClock,
  siteUrl: config.siteUrl,
  trustedProxies: config.trustedProxies,
  mailsPerHour: config.mailsPerHour,
  retentionDays: config.retentionDays,
  hasWeeklyDigest: config.hasWeeklyDigest,
  deliverySecret: env.DELIVERY_SECRET || null,
  runAfter: (work) => {
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
  },
  outbox: {
    db: database.db,
    mailer: apiMailer(config.mailApi),
    clock: systemClock,
    log,
    business,
    renderMail,
    settings: { from: config.mailFrom, inbox: config.quoteInbox, siteUrl: config.siteUrl },
    leaseOwner: `hosted|${crypto.randomUUID()}`,
  },
});

// Supabase says where to listen; elsewhere PORT and HOST do.
Deno.serve(env.PORT ? { port: config.port, hostname: config.host } : {}, (request) =>
  app.fetch(request),
);
