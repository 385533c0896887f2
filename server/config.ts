import { resolve } from "node:path";
import { siteFolderOf } from "./built-site/builds.ts";
import type { Business } from "./business/business.ts";
import type { DatabaseAddress } from "./db/database.ts";
import type { MailApi } from "./mail/api-mailer.ts";
import { type Environment, readSetting, type SettingName } from "./settings.ts";

export type Config = {
  port: number;
  host: string;
  siteUrl: string;
  dataDir: string;
  /** Where the built site is. */
  siteFolder: string;
  databaseAddress: DatabaseAddress;
  /** The SMTP server; without it and without a mail API, each mail is written to a file. */
  smtpUrl: string | null;
  mailApi: MailApi | null;
  mailFrom: string;
  quoteInbox: string;
  /** How many proxies in front set X-Forwarded-For. */
  trustedProxies: number;
  /** Quote requests are quarantined while more mails than this were queued within an hour. */
  mailsPerHour: number;
  /** Days after which quote requests are erased. */
  retentionDays: number;
  /** Who may sign in to the owner's desk, by e-mail address; null where there is no desk. */
  deskPeople: readonly string[] | null;
  /** Where links of the owner's mails lead, without a slash at the end; null for no links. */
  deskUrl: string | null;
  /** A hosted backend that the pages send quote requests to in place of this server. */
  hostedBackend: { url: string; anonKey: string } | null;
  /** The secret of the schedule that calls the hosted function; null refuses its calls. */
  deliverySecret: string | null;
  logLevel: string;
  /** Names of settings that still have their default and should be set before going live. */
  unset: string[];
};

/** The default of MAIL_API_URL. */
const resendUrl = "https://api.resend.com/emails";

function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end -= 1;
  return url.slice(0, end);
}

const readDatabase = (address: string): DatabaseAddress =>
  address.startsWith("file:")
    ? { sqlite: resolve(address.slice("file:".length)) }
    : { postgres: address };

/** Whether the server runs on this machine alone: no mail leaves it, and nothing is in front. */
export const runsHereOnly = ({ smtpUrl, mailApi, trustedProxies, databaseAddress }: Config) =>
  !smtpUrl && !mailApi && trustedProxies === 0 && "sqlite" in databaseAddress;

/** Returns the environment of this process, for the program that was started to pass on. */
export const readEnvironment = (): NodeJS.ProcessEnv => process.env;

/**
 * Returns the settings of an environment; throws a sentence that says what to set where a value is
 * invalid.
 */
export function readConfig(env: Environment, business: Business): Config {
  const read = <Name extends SettingName>(name: Name) => readSetting(env, name);
  const backendUrl = read("PUBLIC_BACKEND_URL");
  const anonKey = read("PUBLIC_BACKEND_ANON_KEY");
  if (!backendUrl !== !anonKey) {
    throw new Error("Set both PUBLIC_BACKEND_URL and PUBLIC_BACKEND_ANON_KEY, or neither of them.");
  }
  // The pages get it from Astro; a build with a wrong one is refused here.
  read("PUBLIC_EMAIL_API_URL");
  const smtpUrl = read("SMTP_URL");
  const mailApiKey = read("MAIL_API_KEY");
  const mailApiUrl = read("MAIL_API_URL");
  if (smtpUrl && mailApiKey) {
    throw new Error("Set either SMTP_URL or MAIL_API_KEY: mail goes out by one of them.");
  }
  if (mailApiUrl && !mailApiKey) {
    throw new Error("Set MAIL_API_KEY along with MAIL_API_URL, or neither of them.");
  }
  const dataDir = resolve(read("DATA_DIR") ?? "data");
  const quoteInbox = read("QUOTE_INBOX") ?? business.email;
  const deskPeople = [...new Set([quoteInbox, ...(read("DESK_PEOPLE") ?? [])])];
  const siteUrl = new URL(read("SITE_URL") ?? business.siteAddress).origin;
  const hasDesk = read("DESK") !== "off";
  const deskServer = read("DESK_URL") ?? (hasDesk ? siteUrl : null);
  const recommended = ["SITE_URL", "SMTP_URL", "MAIL_FROM", "QUOTE_INBOX"] as const;
  return {
    port: read("PORT") ?? 4321,
    host: read("HOST") ?? "0.0.0.0",
    siteUrl,
    dataDir,
    siteFolder: siteFolderOf(env),
    databaseAddress: readDatabase(
      read("DATABASE_URL") ?? `file:${resolve(dataDir, "requests.db")}`,
    ),
    smtpUrl: smtpUrl ?? null,
    mailApi: mailApiKey ? { key: mailApiKey, url: mailApiUrl ?? resendUrl } : null,
    mailFrom: read("MAIL_FROM") ?? business.email,
    quoteInbox,
    trustedProxies: read("TRUST_PROXY") ?? 0,
    // 25 times a busy day; a mail service that takes two a second sends them in nine minutes.
    mailsPerHour: read("MAILS_PER_HOUR") ?? 1_000,
    // The privacy notice names this number.
    retentionDays: read("RETENTION_DAYS") ?? 730,
    deskPeople: hasDesk ? deskPeople : null,
    deskUrl: deskServer && `${new URL(deskServer).origin}/desk`,
    hostedBackend: backendUrl && anonKey ? { url: withoutEndSlashes(backendUrl), anonKey } : null,
    deliverySecret: read("DELIVERY_SECRET") ?? null,
    logLevel: read("LOG_LEVEL") ?? "info",
    unset: recommended.filter((name) => !env[name] && !(name === "SMTP_URL" && mailApiKey)),
  };
}
