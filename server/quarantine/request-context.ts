import type { Context } from "hono";
import type { BotSignals } from "../../quote-request/protocol.ts";
import { networkOf, unknownNetwork } from "../http/client-address.ts";
import { findSource } from "../http/request-source.ts";
import type { Log } from "../log/log.ts";

/** What is known of a quote request beside its fields. */
export type RequestContext = {
  /** Its network, as `networkOf` names it; null when it is not known. */
  network: string | null;
  /** Whether a page of another site sent it. */
  isForeign: boolean;
  botSignals: BotSignals | null;
};

export type RequestContextReader = (c: Context, botSignals: BotSignals | null) => RequestContext;

/**
 * Returns what reads the context of a request; the addresses that `trustedProxies` proxies add are
 * trusted. Logs once when TRUST_PROXY does not fit the requests.
 */
export function requestContextReader({
  trustedProxies,
  siteUrl,
  log,
}: {
  trustedProxies: number;
  siteUrl: string;
  log: Log;
}): RequestContextReader {
  let isWarned = false;
  const warnOnce = (sentence: string) => {
    if (!isWarned) log.warn({}, sentence);
    isWarned = true;
  };
  return (c, botSignals) => {
    const header = (name: string) => c.req.header(name);
    const network = networkOf(c, trustedProxies);
    if (network === unknownNetwork) warnOnce(missingAddress(trustedProxies));
    // Only a proxy on this machine sends the header from here, and then all visitors look the same.
    const isForwarded = c.env?.incoming && header("X-Forwarded-For") !== undefined;
    if (network === null && trustedProxies === 0 && isForwarded) warnOnce(ignoredAddress);
    const isForeign = findSource(header, siteUrl) === "other-site";
    return { network, isForeign, botSignals };
  };
}

const missingAddress = (trustedProxies: number) =>
  `TRUST_PROXY is ${trustedProxies}, but a quote request came without a usable X-Forwarded-For; all such requests count as from one address. Have the proxy set the header, or set TRUST_PROXY=0 where there is none. A check from this machine itself, such as npm run preflight, needs nothing.`;
const ignoredAddress =
  "A proxy on this machine sends X-Forwarded-For, but TRUST_PROXY is 0, so that requests are not counted by network. Set TRUST_PROXY=1.";
