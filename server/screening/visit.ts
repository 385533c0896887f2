import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Filling } from "../../quote-request/protocol.ts";
import { networkOf } from "./client-address.ts";

/** What is known of a quote request beside its fields. What is not known counts for nothing. */
export type Visit = {
  /** Where it comes from, as `networkOf` names it. */
  network: string | null;
  /** A page of another site sent it. */
  isForeign: boolean;
  filling: Filling | null;
};

/** A visit of which nothing is known. */
export const unknownVisit: Visit = { network: null, isForeign: false, filling: null };

/** Whether a browser says that the page that sends a request is another site's. Programs need not say anything. */
export function isForeign(
  header: (name: string) => string | undefined,
  ownOrigins: readonly string[],
): boolean {
  const origin = header("Origin");
  // The site itself is another site to a backend that is hosted elsewhere.
  if (origin !== undefined && ownOrigins.includes(origin)) return false;
  const site = header("Sec-Fetch-Site");
  if (site === "cross-site") return true;
  // In privacy modes a browser says "Origin: null", and here that the page is of this very origin.
  if (site === "same-origin" || origin === undefined) return false;
  // Behind a proxy the site's own address is in SITE_URL or in Host, depending on the proxy.
  return URL.parse(origin)?.host !== header("Host");
}

export type VisitReader = (c: Context, filling: Filling | null) => Visit;

/** Reads what a request tells about where it comes from; `trustedProxies` proxies in front are believed. */
export function visitReader({
  trustedProxies,
  siteUrl,
}: {
  trustedProxies: number;
  siteUrl: string;
}): VisitReader {
  const ownOrigins = [new URL(siteUrl).origin];
  return (c, filling) => {
    const header = (name: string) => c.req.header(name);
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    return {
      network: networkOf(incoming?.socket.remoteAddress, header("X-Forwarded-For"), trustedProxies),
      isForeign: isForeign(header, ownOrigins),
      filling,
    };
  };
}
