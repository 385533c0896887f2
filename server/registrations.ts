import type { Hono } from "hono";
import type { BuiltSite } from "./built-site/built-site.ts";
import type { Business } from "./business/business.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Migrations } from "./db/migrate.ts";
import type { Holders } from "./erasure/holders.ts";
import type { HousekeepingTask } from "./housekeeping/housekeeping.ts";
import type { Log } from "./log/log.ts";
import type { MailKinds } from "./mail/mail-kind.ts";
import type { Environment } from "./settings.ts";
import type { Clock } from "./time/clock.ts";

/** What the owner's desk registers with every program that stores requests or sends mails. */
export type Registrations = {
  migrations: readonly Migrations[];
  mailKinds: MailKinds;
  /** What of it holds personal data of quote requests, in the order of erasing. */
  holders: Holders;
  /** What it does every minute. */
  housekeeping: HousekeepingTask;
  /** Tables that are emptied in a restored backup. */
  emptiedByRestore: readonly string[];
};

/** What the desk is opened with, on a server that starts. */
export type StartingServer = {
  /** The program's folder. */
  root: string;
  /** Where the desk's built application is. */
  deskFolder: string;
  settings: Environment;
  config: Config;
  database: Database;
  log: Log;
  clock: Clock;
  kinds: MailKinds;
  /** The host name in Message-IDs. */
  mailHost: string;
};

/** What visitors are shown, and the content that it was made from. */
export type Online = { site: BuiltSite; contentFolder: string };

/** The desk of a server that runs. */
export type OpenDesk = {
  online: () => Online;
  /** Has `listener` called each time that another site is online. */
  onOnline: (listener: () => void) => void;
  /**
   * Adds the desk's routes to an app that serves what is online. They call `onNewMail` when new mail
   * waits in the outbox.
   */
  addRoutes: (app: Hono, business: Business, onNewMail: () => void) => void;
  /** Tells the owner's devices of new requests; never throws. */
  sendNotices: () => Promise<void>;
  /** Returns what the server prints at its start about the desk. */
  describe: (port: number) => Promise<{ address: string } | { linkOfThisMachine: string }>;
  stop: () => void;
};
