import type { Business } from "../business/business.ts";
import type { Config } from "../config.ts";

type Start = {
  config: Config;
  business: Business;
  port: number;
  mailFolder: string;
  /** What is wrong with mail that waits from before. */
  mailProblem: string | null;
};

const advice: Record<string, (business: Business) => string> = {
  SITE_URL: ({ siteAddress }) => `SITE_URL is not set: links in mail lead to ${siteAddress}`,
  SMTP_URL: () => "SMTP_URL is not set, nor is MAIL_API_KEY: no mail leaves this machine",
  MAIL_FROM: ({ email }) => `MAIL_FROM is not set: mail comes from ${email}`,
  QUOTE_INBOX: ({ email }) => `QUOTE_INBOX is not set: quote requests go to ${email}`,
};

/** Returns what a person wants to know at the start: the address, where quotes and mail are kept, what is not configured yet. */
export function describeStart({ config, business, port, mailFolder, mailProblem }: Start): string {
  const lines = [
    "",
    `${business.name} is served on http://localhost:${port}`,
    `  Quote requests: ${placeOf(config.database)}`,
    `  Mail:           ${describeMail(config, mailFolder)}`,
  ];
  if (config.trustedProxies > 0) {
    lines.push(
      `  TRUST_PROXY is ${config.trustedProxies}; requests without a usable X-Forwarded-For count as from one address`,
    );
  }
  if (mailProblem) lines.push(`  Waiting mail:   ${mailProblem}`);
  if (config.hostedBackend) {
    lines.push(
      "  PUBLIC_BACKEND_URL is set; quote requests sent to this server are stored here all the same",
    );
  }
  if (config.unset.length > 0) {
    lines.push(
      "  Not configured yet:",
      ...config.unset.map((name) => `    ${advice[name]?.(business)}`),
    );
  }
  return `${lines.join("\n")}\n`;
}

function describeMail({ smtpUrl, mailApi }: Config, mailFolder: string): string {
  if (smtpUrl) return `handed to ${new URL(smtpUrl).host}`;
  if (mailApi) return `handed to the API at ${new URL(mailApi.url).host}`;
  return `written to ${mailFolder}, one .eml file each`;
}

/** Where quote requests are, without the password. */
function placeOf(database: Config["database"]): string {
  if ("sqlite" in database) return database.sqlite;
  const { host, pathname } = new URL(database.postgres);
  return `PostgreSQL at ${host}${pathname}`;
}
