import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { loadDesk, loadRegistrations } from "../load-desk.ts";
import { createApp } from "./app.ts";
import { openBuiltSite } from "./built-site/built-site.ts";
import { readBusiness } from "./business/business.ts";
import { type Config, readConfig, readEnvironment } from "./config.ts";
import { openDatabase } from "./db/open-database.ts";
import { startWriteProbes } from "./db/write-watch.ts";
import { holders } from "./erasure/holders.ts";
import { startHousekeeping } from "./housekeeping/housekeeping.ts";
import { makeChallengeKey } from "./http/challenge.ts";
import { finishRequests, listen, requestListener } from "./http/http-server.ts";
import { describeStart } from "./http/start-message.ts";
import { explainError } from "./log/explain-error.ts";
import { limitLines } from "./log/log.ts";
import { apiMailer } from "./mail/api-mailer.ts";
import { fileMailer } from "./mail/file-mailer.ts";
import { type Mailer, smtpMailer } from "./mail/mailer.ts";
import { mailKinds } from "./mail-kinds/mail-kinds.ts";
import { nameLeaseOwner, releaseLeasesOfEndedProcesses } from "./outbox/lease-owner.ts";
import { startOutboxWorker } from "./outbox/outbox.worker.ts";
import { readOutboxState } from "./outbox/outbox-state.repository.ts";
import { createQuarantineCheck } from "./quarantine/quarantine-check.ts";
import type { Online } from "./registrations.ts";
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
  let business = readBusiness();
  setBusinessZone(business);
  const config = readConfig(settings, business);
  const log = limitLines(
    pino({ level: config.logLevel, base: { host: hostname(), pid: process.pid } }),
  );
  const database = await openDatabase(config.database);
  await releaseLeasesOfEndedProcesses(database.db);
  const { siteUrl, deskUrl, dataDir } = config;
  const mailHost = new URL(siteUrl).hostname;
  const shared = { ...config, database, log, clock: Date.now, mailHost };
  const hasDesk = config.deskPeople !== null;
  const registered = await loadRegistrations(hasDesk);
  const openDesk = await loadDesk(hasDesk);
  const desk = await openDesk?.({
    ...shared,
    root,
    settings,
    config,
    onNewMail: () => worker.notify(),
  });
  const online = desk?.online ?? ownWebsite(root, config);
  const readOnline = () => {
    business = readBusiness(pathToFileURL(join(online().contentFolder, "/")));
    setBusinessZone(business);
  };
  readOnline();
  const mailFolder = join(dataDir, "mail");
  const mailer = openMailer(config, mailFolder);
  const worker = startOutboxWorker({
    ...shared,
    // Read with each mail: what is published while the server runs is in the next one.
    get business() {
      return business;
    },
    db: database.db,
    mailer,
    kinds: { ...mailKinds, ...registered?.mailKinds },
    settings: { from: config.mailFrom, inbox: config.quoteInbox, siteUrl, deskUrl },
    leaseOwner: nameLeaseOwner(),
  });
  const housekeeping = startHousekeeping({
    ...shared,
    place: config,
    get business() {
      return business;
    },
    holders: { ...holders, ...registered?.holders },
    tasks: [registered?.housekeeping, desk?.sendNotices].filter((task) => task !== undefined),
    onNewMail: worker.notify,
  });
  const stopWriteProbes = startWriteProbes(database, () => log.info("writes succeed again"));
  // With PostgreSQL the data directory may be read-only; preflight then gets no answer.
  const challengeKey = await makeChallengeKey(dataDir).catch(() => undefined);
  // Of the process: a publication makes a new app and forgets no count.
  const checkQuarantine = createQuarantineCheck(database, Date.now);
  const createOnlineApp = () =>
    createApp({
      ...shared,
      business,
      site: online().site,
      addRoutes: (app) => desk?.addRoutes(app, business),
      challengeKey,
      checkQuarantine,
      onNewMail() {
        worker.notify();
        desk?.sendNotices();
      },
    });
  let answer = requestListener(createOnlineApp());
  // A request that is under way is finished by the app that began it.
  desk?.onOnline(() => {
    readOnline();
    answer = requestListener(createOnlineApp());
  });
  const server = await listen((request, response) => answer(request, response), config);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info("stopping");
    housekeeping.stop();
    desk?.stop();
    stopWriteProbes();
    await Promise.all([finishRequests(server, shutdownTimeout), worker.stop(shutdownTimeout)]);
    mailer.close();
    await database.db.destroy();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  const { problem: mailProblem } = await readOutboxState(database.db, Date.now());
  const deskAddress = (await desk?.describe(port)) ?? null;
  const start = { ...config, business, port, mailFolder, mailProblem, desk: deskAddress };
  console.log(describeStart(start));
}

/** What visitors are shown where no desk publishes: the site that this version built. */
function ownWebsite(root: string, { siteFolder }: Config): () => Online {
  const site = openBuiltSite(resolve(root, siteFolder));
  return () => ({ site, contentFolder: join(root, "content") });
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
