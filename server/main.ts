import { hostname } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { printLink } from "../desk/server/access/sign-in/sign-in.service.ts";
import { listMissingUnits } from "../desk/server/bookings/units.repository.ts";
import { openDeskFiles } from "../desk/server/desk-files.ts";
import { readDeskFacts, readFleet } from "../desk/server/facts/desk-facts.ts";
import { deskPath, signInLinkPath } from "../desk/server/paths.ts";
import { openPushNotices } from "../desk/server/push/push-notices.ts";
import { openWebsite } from "../desk/server/website/website.ts";
import { createApp } from "./app.ts";
import { readBusiness } from "./business/business.ts";
import { type Config, readConfig, readEnvironment } from "./config.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { startWriteProbes } from "./db/write-watch.ts";
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
import { inBusinessZone, setBusinessZone } from "./time/business-clock.ts";

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
  const today = () => inBusinessZone(Date.now()).day;
  const missingUnits = (content: string) =>
    listMissingUnits(database.db, readFleet(folderUrl(content)), today());
  const website = openWebsite({
    root,
    siteFolder: config.siteFolder,
    dataDir: config.dataDir,
    env: settings,
    forbidden: whyNotEdited(config),
    missingUnits,
    expectReadable(content) {
      readBusiness(folderUrl(content));
      readDeskFacts(folderUrl(content));
    },
    clock: Date.now,
    dayOf: (moment) => inBusinessZone(moment).day,
    log,
  });
  const readOnline = () => {
    business = readBusiness(folderUrl(website.online().contentFolder));
    setBusinessZone(business);
  };
  readOnline();
  const missing = await missingUnits(website.online().contentFolder);
  if (missing.length > 0)
    log.warn({ units: missing }, "booked units are not in content/fleet.yaml any more");

  const { siteUrl, deskUrl, dataDir, retentionDays, deskPeople: people } = config;
  const mailHost = new URL(siteUrl).hostname;
  const shared = { ...config, database, log, clock: Date.now, mailHost };
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
    kinds: mailKinds,
    settings: { from: config.mailFrom, inbox: config.quoteInbox, siteUrl, deskUrl },
    leaseOwner: nameLeaseOwner(),
  });
  const push = people && (await openPushNotices({ ...shared, people }));
  const housekeeping = startHousekeeping({
    ...shared,
    place: config,
    get openHours() {
      return business;
    },
    ...(push && { sendPushNotices: push.send }),
    onNewMail: worker.notify,
  });
  const stopWriteProbes = startWriteProbes(database, () => log.info("writes succeed again"));
  // With PostgreSQL the data directory may be read-only; preflight then gets no answer.
  const challengeKey = await makeChallengeKey(dataDir).catch(() => undefined);
  const files = openDeskFiles(config.deskFolder);
  const databaseAddress = config.database;
  // Of the process: a publication makes a new app and forgets no count.
  const checkQuarantine = createQuarantineCheck(database, Date.now);
  const createOnlineApp = () => {
    const { site, contentFolder } = website.online();
    const desk = { dataDir, databaseAddress, retentionDays, website, files };
    return createApp({
      ...shared,
      business,
      site,
      desk: people &&
        push && { ...desk, people, push, facts: readDeskFacts(folderUrl(contentFolder)) },
      challengeKey,
      checkQuarantine,
      onNewMail: worker.notify,
    });
  };
  let answer = requestListener(createOnlineApp());
  // A request that is under way is finished by the app that began it.
  website.onOnline(() => {
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
    website.stop();
    stopWriteProbes();
    await Promise.all([finishRequests(server, shutdownTimeout), worker.stop(shutdownTimeout)]);
    mailer.close();
    await database.db.destroy();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  const { problem: mailProblem } = await readOutboxState(database.db, Date.now());
  const desk = await describeDesk(config, database, port);
  console.log(describeStart({ ...config, business, port, mailFolder, mailProblem, desk }));
}

const folderUrl = (folder: string) => pathToFileURL(`${folder}/`);

/** Whether the server runs on this machine alone: no mail leaves it, and nothing is in front. */
const runsHereOnly = ({ smtpUrl, mailApi, trustedProxies, database }: Config) =>
  !smtpUrl && !mailApi && trustedProxies === 0 && "sqlite" in database;

/** Returns why the settings do not allow the desk to edit the website; null where they do. */
function whyNotEdited(config: Config): string | null {
  if (!("sqlite" in config.database))
    return "Servers that share PostgreSQL cannot edit the website. Change its texts in the repository.";
  const unset = config.unset.filter((name) => name === "QUOTE_INBOX" || name === "MAIL_FROM");
  return runsHereOnly(config) || unset.length === 0
    ? null
    : `Set ${unset.join(" and ")} on the server: until then content/business.yaml would say who may sign in, and the desk may not change that.`;
}

/**
 * Returns where the desk is; where no mail leaves this machine, as a link that signs in without
 * one. Null where there is no desk.
 */
export async function describeDesk(config: Config, database: Database, port: number) {
  const { deskPeople } = config;
  if (!deskPeople) return null;
  const [owner = ""] = deskPeople;
  // A disk that is full must not keep the server from starting.
  const secret =
    runsHereOnly(config) &&
    (await printLink(database, "printed-here", owner, Date.now()).catch(() => null));
  if (!secret) return { address: `${config.siteUrl}${deskPath}` };
  return { linkOfThisMachine: `http://localhost:${port}${signInLinkPath}/${secret}` };
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
