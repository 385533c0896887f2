import type { RequestListener } from "node:http";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import { pino } from "pino";
import { deskFolderOf, loadDesk, loadRegistrations } from "../load-desk.ts";
import { createApp } from "./app.ts";
import { startBackground } from "./background.ts";
import { openBuiltSite } from "./built-site/built-site.ts";
import { readBusiness } from "./business/business.ts";
import { type Config, readConfig, readEnvironment } from "./config.ts";
import { openDatabase } from "./db/open-database.ts";
import { holders } from "./erasure/holders.ts";
import { finishRequests, listen, requestListener } from "./http/http-server.ts";
import { describeStart } from "./http/start-message.ts";
import { explainError } from "./log/explain-error.ts";
import { limitLines } from "./log/log.ts";
import { apiMailer } from "./mail/api-mailer.ts";
import { fileMailer } from "./mail/file-mailer.ts";
import { type Mailer, smtpMailer } from "./mail/mailer.ts";
import { mailKinds } from "./mail-kinds/mail-kinds.ts";
import { releaseLeasesOfEndedProcesses } from "./outbox/lease-owner.ts";
import { readOutboxState } from "./outbox/outbox-state.repository.ts";
import { createQuarantineCheck } from "./quarantine/quarantine-check.ts";
import type { Online, OpenDesk, StartingServer } from "./registrations.ts";
import { setBusinessZone } from "./time/business-clock.ts";

/**
 * How long requests and deliveries under way may take at the shutdown, in milliseconds: container
 * hosts kill after ten seconds. A request without an answer was not accepted, and mails that were
 * not sent are sent after the next start.
 */
const shutdownTimeout = 8_000;

/** Starts the server and returns once it listens; throws a sentence where it cannot. */
export async function serveSite(): Promise<void> {
  const root = join(import.meta.dirname, "..");
  const settings = readEnvironment();
  const releaseBusiness = readBusiness();
  setBusinessZone(releaseBusiness);
  const config = readConfig(settings, releaseBusiness);
  const log = limitLines(
    pino({ level: config.logLevel, base: { host: hostname(), pid: process.pid } }),
  );
  const hasDesk = config.deskPeople !== null;
  const registered = await loadRegistrations(hasDesk);
  const database = await openDatabase(config.databaseAddress, registered?.migrations);
  await releaseLeasesOfEndedProcesses(database.db);
  const mailHost = new URL(config.siteUrl).hostname;
  const kinds = { ...mailKinds, ...registered?.mailKinds };
  const deskFolder = deskFolderOf(settings);
  const shared = { database, log, clock: Date.now, mailHost, kinds };
  const parts = { root, settings, config, deskFolder, ...shared };
  const openDesk = await loadDesk(hasDesk);
  const desk = await openDesk?.(parts);
  const website = openOnlineSite(desk?.online ?? (await openReleaseSite(root, config)));
  const mailFolder = join(config.dataDir, "mail");
  const background = startBackground(parts, website.current, {
    mailer: openMailer(config, mailFolder),
    holders: { ...holders, ...registered?.holders },
    tasks: [registered?.housekeeping, desk?.sendNotices].filter((task) => task !== undefined),
  });
  const onNewMail = () => {
    background.onNewMail();
    desk?.sendNotices();
  };
  const listener = await answerWithWebsite(parts, website, desk, onNewMail);
  const server = await listen(listener, config);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  stopOnSignal(async () => {
    log.info("stopping");
    desk?.stop();
    await Promise.all([finishRequests(server, shutdownTimeout), background.stop(shutdownTimeout)]);
    await database.db.destroy();
  });
  const { business } = website.current();
  const { problem: mailProblem } = await readOutboxState(database.db, parts.clock(), kinds);
  const deskAddress = (await desk?.describe(port)) ?? null;
  const { databaseAddress, smtpUrl, mailApi, trustedProxies, hostedBackend, unset } = config;
  const kept = { databaseAddress, mailFolder, smtpUrl, mailApi, hostedBackend };
  const start = { ...kept, business, port, trustedProxies, unset, mailProblem, desk: deskAddress };
  console.log(describeStart(start));
}

/** What visitors are shown where no desk publishes: the site that this version built. */
async function openReleaseSite(root: string, { siteFolder }: Config): Promise<() => Online> {
  const site = await openBuiltSite(resolve(root, siteFolder));
  return () => ({ site, contentFolder: join(root, "content") });
}

type OnlineSite = ReturnType<typeof openOnlineSite>;

/** Returns the site that is online, its content, and the business that this names. */
function openOnlineSite(online: () => Online) {
  const read = () => {
    const { site, contentFolder } = online();
    const contentDir = pathToFileURL(join(contentFolder, "/"));
    const business = readBusiness(contentDir);
    setBusinessZone(business);
    return { site, business, contentDir };
  };
  let current = read();
  return {
    current: () => current,
    /** Reads both again, when another site is online. */
    readAgain() {
      current = read();
    },
  };
}

/** Returns a listener that answers with the website, and with another as soon as that is online. */
async function answerWithWebsite(
  parts: StartingServer,
  website: OnlineSite,
  desk: OpenDesk | undefined,
  onNewMail: () => void,
): Promise<RequestListener> {
  const { config, database, clock, log, kinds, mailHost } = parts;
  const { siteUrl, trustedProxies, mailsPerHour } = config;
  // Of the process: a publication makes a new app and forgets no count.
  const checkQuarantine = createQuarantineCheck(database, clock);
  const openApp = () => {
    const { site, business } = website.current();
    const addRoutes = (app: Hono) => desk?.addRoutes(app, business, onNewMail);
    return requestListener(
      createApp({
        database,
        clock,
        log,
        kinds,
        mailHost,
        siteUrl,
        trustedProxies,
        mailsPerHour,
        site,
        business,
        addRoutes,
        checkQuarantine,
        onNewMail,
      }),
    );
  };
  let answer = openApp();
  // A request that is under way is finished by the app that began it.
  desk?.onOnline(() => {
    website.readAgain();
    answer = openApp();
  });
  return (request, response) => answer(request, response);
}

/** Ends the process after `stop`, or at once at a second signal. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

function openMailer({ smtpUrl, mailApi }: Config, mailFolder: string): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl);
  return mailApi ? apiMailer(mailApi) : fileMailer(mailFolder);
}

/** Runs `start`; when it throws, prints the reason in one sentence and ends the process. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(explainError(error));
    process.exit(1);
  }
}

if (import.meta.main) await startOrExplain(() => serveSite());
