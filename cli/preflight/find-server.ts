import type { Config } from "../../server/config.ts";
import { blocker, type PreflightFinding } from "./finding.ts";

/** A server that takes longer counts as not running. */
export const requestTimeout = 10_000;

/**
 * Returns the address at which a server answers: the site's, or this machine's port where nothing
 * answers at the site's; null where neither does.
 */
export async function findServer({
  siteUrl,
  port,
}: Config): Promise<{ url: string | null; findings: PreflightFinding[] }> {
  if (await answers(siteUrl)) return { url: siteUrl, findings: [] };
  const here = `http://127.0.0.1:${port}`;
  return (await answers(here))
    ? {
        url: here,
        findings: [
          blocker(
            `The server answers on this machine, but not at ${siteUrl}. Look at the domain's DNS, the proxy and its certificate.`,
          ),
        ],
      }
    : {
        url: null,
        findings: [
          blocker(
            `No server answers at ${siteUrl} or ${here}. Start it, then run this check again beside it.`,
          ),
        ],
      };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: "HEAD", signal: AbortSignal.timeout(requestTimeout) }).then(
    () => true,
    () => false,
  );
