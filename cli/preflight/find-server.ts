import type { Config } from "../../server/config.ts";
import {
  challengePath,
  isAnswer,
  newNonce,
  readChallengeKey,
} from "../../server/http/challenge.ts";
import { blocker, type Finding } from "./finding.ts";

/** A server that takes longer counts as not running. */
const requestTimeoutMs = 10_000;
/** Which server answers at an address: that of this data directory, another one, or none. */
type Answerer = "ours" | "another" | "nobody";

/**
 * Returns the address of the server of this data directory: the site's, or this machine's port when
 * the site's address does not reach it. The address is null when no server proves by the challenge
 * key that it is the one (decision 0041).
 */
export async function findServer({
  siteUrl,
  port,
  dataDir,
}: Config): Promise<{ url: string | null; findings: Finding[] }> {
  const key = await readChallengeKey(dataDir);
  if (!key)
    return {
      url: null,
      findings: [
        blocker(
          `No server has been started on ${dataDir}, so no test quote was sent. Start the server, set DATA_DIR as it has it, and run this check again beside it.`,
        ),
      ],
    };
  const atSite = await askWho(siteUrl, key);
  if (atSite === "ours") return { url: siteUrl, findings: [] };
  const here = `http://127.0.0.1:${port}`;
  const atPort = await askWho(here, key);
  if (atPort === "ours")
    return {
      url: here,
      findings: [
        blocker(
          atSite === "another"
            ? `At ${siteUrl} another server answers than the one of ${dataDir}. Look at the domain's DNS and at where the proxy leads, and restart the server where it was updated.`
            : `The server answers on this machine, but not at ${siteUrl}. Look at the domain's DNS, the proxy and its certificate.`,
        ),
      ],
    };
  const others = [
    ...(atSite === "another" ? [siteUrl] : []),
    ...(atPort === "another" ? [here] : []),
  ];
  return {
    url: null,
    findings: [
      blocker(
        others.length > 0
          ? `What answers at ${others.join(" and ")} is not the server of ${dataDir}, so no test quote was sent. Start that server, or restart it where it was updated; set PORT, SITE_URL and DATA_DIR as it has them.`
          : `No server answers at ${siteUrl} or ${here}. Start it, then run this check again beside it.`,
      ),
    ],
  };
}

async function askWho(url: string, key: Buffer): Promise<Answerer> {
  const nonce = newNonce();
  try {
    const response = await fetch(`${url}${challengePath}?nonce=${nonce}`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return isAnswer(key, nonce, (await response.text()).trim()) ? "ours" : "another";
  } catch {
    return "nobody";
  }
}
