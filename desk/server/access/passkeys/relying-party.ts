import type { Context } from "hono";
import type { DeskDeps } from "../../desk-env.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import { isLocalRequest } from "../../http/local-request.ts";

/** The site that passkeys are made for, as browsers know it. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns the site that a request's passkey is for: the site's own address, or localhost on this
 * machine. Throws a refusal at any other address, where browsers would make no passkey for it.
 */
export function relyingPartyOf(
  c: Context,
  { siteUrl, trustedProxies }: Pick<DeskDeps, "siteUrl" | "trustedProxies">,
): RelyingParty {
  const origin = c.req.header("Origin") ?? "";
  const { hostname } = URL.parse(origin) ?? { hostname: "" };
  if (hostname === "localhost" && isLocalRequest(c, trustedProxies))
    return { id: hostname, origin };
  if (origin !== new URL(siteUrl).origin)
    throw new DeskRefusal("forbidden", `Passkeys work at ${siteUrl} only. Sign in by e-mail here.`);
  return { id: hostname, origin };
}
