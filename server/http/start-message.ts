import type { Business } from "../business/business.ts";
import type { DatabaseAddress } from "../db/database.ts";

type Start = {
  business: Business;
  port: number;
  databaseAddress: DatabaseAddress;
  smtpUrl: string | null;
  mailApi: { url: string } | null;
  /** The folder that mails are written to where there is no mail server. */
  mailFolder: string;
  trustedProxies: number;
  hostedBackend: object | null;
  /** Names of the settings that still have their default and should be set before going live. */
  unset: readonly string[];
  /** Where the desk is, or a link that signs in to it; null where there is none. */
  desk: { address: string } | { linkOfThisMachine: string } | null;
  /** Why mails of an earlier run are still waiting. */
  mailProblem: string | null;
};

const advice: Record<string, (business: Business) => string> = {
  SITE_URL: ({ siteAddress }) => `SITE_URL is not set: links in mail lead to ${siteAddress}`,
  SMTP_URL: () => "SMTP_URL is not set, nor is MAIL_API_KEY: no mail leaves this machine",
  MAIL_FROM: ({ email }) => `MAIL_FROM is not set: mail comes from ${email}`,
  QUOTE_INBOX: ({ email }) => `QUOTE_INBOX is not set: quote requests go to ${email}`,
};

/**
 * Returns what the server prints at its start: its address, where quote requests and mail are kept,
 * and which settings are missing.
 */
export function describeStart(start: Start): string {
  const { business, port, trustedProxies, mailProblem, hostedBackend, unset } = start;
  const lines = [
    "",
    `${business.name} is served on http://localhost:${port}`,
    `  Quote requests: ${describeDatabase(start.databaseAddress)}`,
    `  Mail:           ${describeMail(start)}`,
  ];
  if (start.desk) lines.push(...describeDesk(start.desk));
  if (trustedProxies > 0) {
    lines.push(
      `  TRUST_PROXY is ${trustedProxies}; requests without a usable X-Forwarded-For count as from one address`,
    );
  }
  if (mailProblem) lines.push(`  Waiting mail:   ${mailProblem}`);
  if (hostedBackend) {
    lines.push(
      "  PUBLIC_BACKEND_URL is set; quote requests sent to this server are stored here all the same",
    );
  }
  if (unset.length > 0) {
    lines.push("  Not configured yet:", ...unset.map((name) => `    ${advice[name]?.(business)}`));
  }
  return `${lines.join("\n")}\n`;
}

const describeDesk = (desk: NonNullable<Start["desk"]>): string[] =>
  "address" in desk
    ? [`  Desk:           ${desk.address}`]
    : [
        `  Desk:           ${desk.linkOfThisMachine}`,
        "                  signs in on this machine only, once and within a day",
      ];

function describeMail({ smtpUrl, mailApi, mailFolder }: Start): string {
  if (smtpUrl) return `handed to ${new URL(smtpUrl).host}`;
  if (mailApi) return `handed to the API at ${new URL(mailApi.url).host}`;
  return `written to ${mailFolder}, one .eml file each`;
}

/** Returns the database's file or address, without the password. */
function describeDatabase(database: DatabaseAddress): string {
  if ("sqlite" in database) return database.sqlite;
  const { host, pathname } = new URL(database.postgres);
  return `PostgreSQL at ${host}${pathname}`;
}
