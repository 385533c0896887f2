import type { Config } from "../../server/config.ts";
import {
  challengePath,
  isAnswer,
  newNonce,
  readChallengeKey,
} from "../../server/http/challenge.ts";
import { blocker, type PreflightFinding } from "./finding.ts";

/** A server that takes longer counts as not running. */
export const requestTimeout = 10_000;

/**
 * Returns the address of the server of this data directory: the site's, or this machine's port when
 * the site's address does not reach it. The address is null when no server proves by the challenge
 * key that it is the one.
 */
export async function findServer({
  siteUrl,
  port,
  dataDir,
}: Config): Promise<{ url: string | null; findings: PreflightFinding[] }> {
  const found = (url: string | null, ...blockers: string[]) => ({
    url,
    findings: blockers.map(blocker),
  });
  const key = await readChallengeKey(dataDir);
  if (!key)
    return found(
      null,
      `No server has been started on ${dataDir}, so no test quote was sent. Start the server, set DATA_DIR as it has it, and run this check again beside it.`,
    );
  const atSite = await askWho(siteUrl, key);
  if (atSite === "ours") return found(siteUrl);
  const here = `http://127.0.0.1:${port}`;
  const atPort = await askWho(here, key);
  if (atPort === "ours")
    return found(
      here,
      atSite === "another"
        ? `At ${siteUrl} another server answers than the one of ${dataDir}. Look at the domain's DNS and at where the proxy leads, and restart the server where it was updated.`
        : `The server answers on this machine, but not at ${siteUrl}. Look at the domain's DNS, the proxy and its certificate.`,
    );
  const others = Object.entries({ [siteUrl]: atSite, [here]: atPort })
    .filter(([, answerer]) => answerer === "another")
    .map(([url]) => url);
  return found(
    null,
    others.length > 0
      ? `What answers at ${others.join(" and ")} is not the server of ${dataDir}, so no test quote was sent. Start that server, or restart it where it was updated; set PORT, SITE_URL and DATA_DIR as it has them.`
      : `No server answers at ${siteUrl} or ${here}. Start it, then run this check again beside it.`,
  );
}

/** Returns which server answers: that of the data directory with this key, another one, or none. */
async function askWho(url: string, key: Buffer): Promise<"ours" | "another" | "nobody"> {
  const nonce = newNonce();
  try {
    const response = await fetch(`${url}${challengePath}?nonce=${nonce}`, {
      signal: AbortSignal.timeout(requestTimeout),
    });
    return isAnswer(key, nonce, (await response.text()).trim()) ? "ours" : "another";
  } catch {
    return "nobody";
  }
}
