import { POPULAR_DOMAINS } from "@zootools/email-spell-checker";
import { getDomain } from "tldts";
import { pluralize } from "../../content-files/pluralize.ts";
import { loadRegistrations } from "../../load-desk.ts";
import { fileExists } from "../../server/backup/database-file.ts";
import type { Config } from "../../server/config.ts";
import { isLoopback } from "../../server/mail/loopback.ts";
import { tryLogin } from "../../server/mail/mailer.ts";
import { mailKinds } from "../../server/mail-kinds/mail-kinds.ts";
import { readOutboxState } from "../../server/outbox/outbox-state.repository.ts";
import { withDatabase } from "../with-database.ts";
import {
  advice,
  blocker,
  type Check,
  isReservedForExamples,
  ok,
  type PreflightFinding,
} from "./finding.ts";

/** Checks that mail can be sent, and that sender, login and mail server belong together. */
export const mailCheck: Check = {
  name: "Mail",
  async run({ config }) {
    const addresses = Object.entries({ MAIL_FROM: config.mailFrom, QUOTE_INBOX: config.quoteInbox })
      .filter(([, address]) => isReservedForExamples(address))
      .map(([name, address]) => blocker(`${name} is ${address}, which is made up. Set it.`));
    if (!config.smtpUrl && !config.mailApi)
      return [
        blocker(
          "No mail leaves this machine. Set SMTP_URL, or MAIL_API_KEY for a service with an API.",
        ),
        ...addresses,
      ];
    return [
      ...addresses,
      ...(await judgeLogin(config)),
      ...(await judgeWaiting(config)),
      ...judgeAlignment(config),
    ];
  },
};

async function judgeLogin({ smtpUrl }: Config): Promise<PreflightFinding[]> {
  // A service with an API has no login to try; the test quote shows whether it takes the key.
  if (!smtpUrl) return [];
  const { host, hostname, port, username } = new URL(smtpUrl);
  // Mailpit's SMTP port, in compose.yaml and by default.
  if (hostname === "mailpit" || port === "1025")
    return [
      blocker(
        `${host} is Mailpit, which catches all mail and sends none. Set SMTP_URL to a mail server.`,
      ),
    ];
  try {
    await tryLogin(smtpUrl);
  } catch (error) {
    return [
      blocker(`${host} does not let us in: ${error instanceof Error ? error.message : error}`),
    ];
  }
  if (!username && !isLoopback(hostname))
    return [advice(`${host} takes our mail without a login, and so may anybody's. Is that meant?`)];
  return [ok(`${host} lets us in.`)];
}

/** Mail that waits in the outbox shows that a mail server refuses our settings after the login. */
async function judgeWaiting(config: Config): Promise<PreflightFinding[]> {
  if ("sqlite" in config.databaseAddress && !(await fileExists(config.databaseAddress.sqlite)))
    return [];
  const kinds = (await loadRegistrations(config.deskPeople !== null))?.mailKinds ?? mailKinds;
  const { problem, waiting } = await withDatabase(config, ({ db }) =>
    readOutboxState(db, Date.now(), kinds),
  );
  return problem ? [blocker(`${pluralize(waiting, "mail")} waiting: ${problem}.`)] : [];
}

/**
 * DMARC (RFC 7489) asks that a mail's From and what SPF or DKIM vouch for are of one registrable
 * domain.
 */
function judgeAlignment({ mailFrom, siteUrl, smtpUrl, mailApi }: Config): PreflightFinding[] {
  const from = domainOf(mailFrom);
  const site = getDomain(siteUrl);
  const url = new URL(smtpUrl ?? mailApi?.url ?? siteUrl);
  if (isLoopback(url.hostname)) return [];
  const carrier = getDomain(url.hostname) ?? url.hostname;
  if (carrier === from) return judgeName(from, site);
  if (POPULAR_DOMAINS.includes(from))
    return [
      blocker(
        `MAIL_FROM is ${mailFrom}, but the mail leaves from ${carrier}. ${from} asks receivers to refuse that: send from an address of your own domain.`,
      ),
    ];
  const login = decodeURIComponent(url.username);
  if (login.includes("@") && domainOf(login) !== from)
    return [
      advice(
        `The login at ${carrier} is of ${domainOf(login)}, and MAIL_FROM of ${from}. Receivers believe it only when ${carrier} signs (DKIM) as ${from}.`,
      ),
      ...judgeName(from, site),
    ];
  return [
    advice(
      `Mail from ${from} leaves through ${carrier}. Ask ${carrier} for the SPF and DKIM entries that ${from} needs, and put them into its DNS; otherwise acknowledgements end up as junk.`,
    ),
    ...judgeName(from, site),
  ];
}

function judgeName(from: string, site: string | null): PreflightFinding[] {
  if (from === site) return [ok(`Mail comes from ${from}, as the site does.`)];
  return [advice(`Mail comes from ${from} and the site is ${site}; visitors trust one name more.`)];
}

function domainOf(address: string): string {
  const host = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  return getDomain(host) ?? host;
}
