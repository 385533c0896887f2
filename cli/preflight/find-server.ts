import type { Config } from "../../server/config.ts";
import {
  challengePath,
  isAnswer,
  newNonce,
  readChallengeKey,
} from "../../server/http/challenge.ts";
import { blocks, type Finding } from "./finding.ts";

/** A server that does not answer within so many milliseconds is not there. */
const answerWithin = 10_000;
/** Who answers at an address: the server of this data directory, another one, or nobody. */
type Answerer = "ours" | "another" | "nobody";

/**
 * Where the server of this data directory takes quote requests: the site, or, while the site's address does not lead to it, this
 * machine's port. Null, with what to do, where no server proves by its key that it is the one: nothing is sent to others.
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
        blocks(
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
        blocks(
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
      blocks(
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
      signal: AbortSignal.timeout(answerWithin),
    });
    return isAnswer(key, nonce, (await response.text()).trim()) ? "ours" : "another";
  } catch {
    return "nobody";
  }
}
