import { hostname } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { readBusiness } from "./business.ts";
import { systemClock } from "./clock.ts";
import { type Config, readConfig } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { openSqlite } from "./db/sqlite.ts";
import { fileMailer } from "./mail/file-mailer.ts";
import { smtpMailer } from "./mail/mailer.ts";
import { nameHolder, releaseTheDead } from "./outbox/holder.ts";
import { startOutboxWorker } from "./outbox/outbox.worker.ts";
import { describeStart } from "./start-message.ts";

/**
 * Requests and deliveries under way at the end get this long, in milliseconds: container hosts kill after ten seconds.
 * What was not answered was not promised, and mail that is not out by then goes out after the next start.
 */
const farewell = 8_000;

/** Starts the server and returns once it listens; ends the process with a sentence when it cannot. */
export async function serveSite(siteFolder = "dist/site"): Promise<void> {
  const business = readBusiness();
  const config = readConfig(process.env, business);
  const log = pino({ level: config.logLevel, base: { host: hostname(), pid: process.pid } });
  const db = openSqlite(config.databaseFile);
  await migrate(db);
  await releaseTheDead(db);

  const mailFolder = join(config.dataDir, "mail");
  const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl) : fileMailer(mailFolder);
  const worker = startOutboxWorker({
    db,
    mailer,
    log,
    business,
    clock: systemClock,
    settings: { from: config.mailFrom, inbox: config.quoteInbox, siteUrl: config.siteUrl },
    holder: nameHolder(),
  });
  const app = createApp({
    db,
    log,
    siteFolder,
    clock: systemClock,
    mailHost: new URL(config.siteUrl).hostname,
    phone: business.phone,
    onNewMail: worker.notify,
  });
  const server = await listen(app.fetch, config);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    await Promise.all([finishRequests(server), worker.stop(farewell)]);
    mailer.close();
    await db.destroy();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  console.log(describeStart({ config, business, port, mailFolder }));
}

/** Takes no more requests and returns when those under way are answered; cuts off those that stall. */
async function finishRequests(server: ReturnType<typeof serve>): Promise<void> {
  const cut = setTimeout(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
  }, farewell);
  await new Promise((resolve) => {
    server.close(resolve);
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
  clearTimeout(cut);
}

type Handler = Parameters<typeof serve>[0]["fetch"];

function listen(fetch: Handler, { port, host }: Config): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server));
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(
        isTaken
          ? new Error(`Port ${port} is taken; set PORT to another one, for example PORT=8080.`)
          : error,
      );
    });
  });
}

/** Runs a start and, when it fails, says why in one sentence and ends the process. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) await startOrExplain(() => serveSite());
