import type { Context, MiddlewareHandler } from "hono";
import { findSource } from "../../../server/http/request-source.ts";
import { apiPath } from "../paths.ts";
import { answerRefusal, DeskRefusal } from "./desk-refusal.ts";

const reads = new Set(["GET", "HEAD"]);
/** An address that somebody typed is of no site; old browsers say nothing. */
const trustedSources = new Set(["same-origin", "none", undefined]);

/**
 * Refuses what a page of another site makes a browser send: all that may change something, unless
 * the browser says that a page of this site sent it, and reads of the API. Other reads are links in
 * mails and the calendar's address, which are opened from anywhere.
 */
export const refuseOtherSites =
  (siteUrl: string): MiddlewareHandler =>
  async (c, next) => {
    if (isAllowed(c, siteUrl)) return next();
    return answerRefusal(c, new DeskRefusal("forbidden", "This did not come from the desk."));
  };

function isAllowed({ req }: Context, siteUrl: string): boolean {
  if (!reads.has(req.method)) return findSource((name) => req.header(name), siteUrl) === "own-page";
  return !req.path.startsWith(apiPath) || trustedSources.has(req.header("Sec-Fetch-Site"));
}
