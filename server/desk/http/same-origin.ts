import type { Context, MiddlewareHandler } from "hono";
import { answerRefusal, DeskRefusal } from "./desk-refusal.ts";

const changesNothing = new Set(["GET", "HEAD"]);

/**
 * Refuses what may change something and is not sent by a page of this site. Browsers say where a
 * request comes from in Sec-Fetch-Site and in Origin; whoever says neither is refused, too.
 */
export const sameOriginOnly =
  (siteUrl: string): MiddlewareHandler =>
  async (c, next) => {
    if (changesNothing.has(c.req.method) || isSameOrigin(c, siteUrl)) return next();
    return answerRefusal(c, new DeskRefusal("forbidden", "This did not come from the desk."));
  };

function isSameOrigin(c: Context, siteUrl: string): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  if (site !== undefined && site !== "same-origin") return false;
  const origin = c.req.header("Origin");
  // Privacy modes send "Origin: null"; only Sec-Fetch-Site then says whether it is this site.
  if (origin === undefined || origin === "null") return site === "same-origin";
  // Behind a proxy the site's own address is in SITE_URL or in Host, depending on the proxy.
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === c.req.header("Host");
}
