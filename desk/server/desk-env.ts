import type { HttpBindings } from "@hono/node-server";
import type { BuiltSite } from "../../server/built-site/built-site.ts";
import type { Business } from "../../server/business/business.ts";
import type { Database, DatabaseAddress } from "../../server/db/database.ts";
import type { Log } from "../../server/log/log.ts";
import type { MailKinds } from "../../server/mail/mail-kind.ts";
import type { Clock } from "../../server/time/clock.ts";
import type { DeskContent } from "./content/desk-content.ts";
import type { DueTimes } from "./request-records/due-times.ts";

/** What the desk's routes need. */
export type DeskDeps = {
  database: Database;
  clock: Clock;
  log: Log;
  kinds: MailKinds;
  business: Business;
  /** The site's own address, which links in mails begin with. */
  siteUrl: string;
  /** The host name in Message-IDs. */
  mailHost: string;
  /** How many proxies in front set X-Forwarded-For. */
  trustedProxies: number;
  /** Called when new mail waits in the outbox. */
  onNewMail: () => void;
  /** E-mail addresses of those who may sign in; the first is the owner's. */
  people: readonly string[];
  /** The built application. */
  files: BuiltSite;
  /** The folder of the folders `mail` and `backups`. */
  dataDir: string;
  databaseAddress: DatabaseAddress;
  /** What the desk needs of the content that is online. */
  content: DeskContent;
};

/** What the routes on quote requests need beside the desk's other routes. */
export type RecordsDeps = DeskDeps & {
  dueTimes: DueTimes;
  cityIn: (location: string | null) => string | undefined;
};

export type DeskSession = {
  id: string;
  person: string;
  deviceId: string;
  /** The name of the device. */
  device: string;
  createdAt: number;
  seenAt: number;
};

/** What the desk's middleware leaves in Hono's context for the routes behind it. */
export type DeskEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Who is signed in, by e-mail address. */
    person: string;
    session: DeskSession;
  };
};
