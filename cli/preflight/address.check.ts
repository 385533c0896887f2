import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import type { Config } from "../../server/config.ts";
import { isLoopback } from "../../server/mail/loopback.ts";
import {
  advice,
  blocker,
  type Check,
  isReservedForExamples,
  ok,
  type PreflightFinding,
} from "./finding.ts";

/**
 * Checks the site's address, the proxy settings, and the address for which the pages were built.
 */
export const addressCheck: Check = {
  name: "The site's address",
  async run({ config, siteFolder }) {
    const { protocol, hostname } = new URL(config.siteUrl);
    const findings: PreflightFinding[] = [];
    if (isLoopback(hostname) || isReservedForExamples(hostname))
      findings.push(
        blocker(
          `The site's address is ${config.siteUrl}, which no visitor can reach. Set SITE_URL, for the build and for the server.`,
        ),
      );
    else if (config.unset.includes("SITE_URL"))
      findings.push(
        advice(
          `SITE_URL is not set, so content/business.yaml decides that the address is ${config.siteUrl}. Setting it makes sure.`,
        ),
      );
    if (protocol !== "https:")
      findings.push(
        blocker(
          "The site's address begins with http://, so what visitors type travels open. Set SITE_URL with https://, behind nginx or Caddy.",
        ),
      );
    if (!config.hostedBackend) findings.push(...judgeProxy(config, protocol));
    findings.push(...(await judgeBuild(siteFolder, config.siteUrl)));
    return findings.length > 0 ? findings : [ok(`The pages are built for ${config.siteUrl}.`)];
  },
};

function judgeProxy({ trustedProxies, host }: Config, protocol: string): PreflightFinding[] {
  if (trustedProxies === 0)
    return protocol === "https:"
      ? [
          blocker(
            "TRUST_PROXY is 0, but https:// needs a proxy in front, and all visitors would count as one. Set TRUST_PROXY=1.",
          ),
        ]
      : [];
  return isLoopback(host)
    ? []
    : [
        advice(
          `The server listens on ${host}, so it may be reached past the proxy, where anybody can pretend to be anybody. Set HOST=127.0.0.1, unless a container or firewall keeps it in.`,
        ),
      ];
}

async function judgeBuild(folder: string, siteUrl: string): Promise<PreflightFinding[]> {
  const page = await readFile(join(folder, "index.html"), "utf8").catch(() => null);
  if (page === null)
    return [blocker(`There are no built pages in ${folder}. Run npm run build with SITE_URL set.`)];
  const canonical = load(page)("link[rel=canonical]").attr("href") ?? "";
  if (URL.parse(canonical)?.origin === siteUrl) return [];
  return [
    blocker(
      `The pages in ${folder} were built for ${URL.parse(canonical)?.origin}. Run npm run build again, with SITE_URL=${siteUrl}.`,
    ),
  ];
}
