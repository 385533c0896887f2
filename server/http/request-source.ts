/** Which page sent a request, as far as the browser says; programs may say nothing. */
export type RequestSource = "own-page" | "other-site" | "unknown";

/**
 * Returns which page sent a request, by Origin and Sec-Fetch-Site. Browsers always say it of what
 * is not read by GET or HEAD; what contradicts itself is unknown.
 */
export function findSource(
  header: (name: string) => string | undefined,
  siteUrl: string,
): RequestSource {
  const site = header("Sec-Fetch-Site");
  const origin = header("Origin");
  const isSiteUrl = origin === new URL(siteUrl).origin;
  // Behind a proxy the site's own address is in SITE_URL or in Host, depending on the proxy.
  const host = URL.parse(origin ?? "")?.host;
  const isOwn = isSiteUrl || (host !== undefined && host === header("Host"));
  // Privacy modes send "Origin: null"; only Sec-Fetch-Site then says whether it is this site.
  const isHidden = origin === undefined || origin === "null";
  if (site === "same-origin") return isOwn || isHidden ? "own-page" : "unknown";
  if (site === undefined && isOwn) return "own-page";
  // To a backend on another host, the site itself is another site.
  if (isSiteUrl) return "unknown";
  if (site === "cross-site" || origin === "null") return "other-site";
  return isOwn || isHidden ? "unknown" : "other-site";
}
