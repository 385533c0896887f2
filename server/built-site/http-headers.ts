/**
 * Sent with every answer, by this server and, through the `_headers` file of the build, by static hosts. The first
 * four are the meta tags of every page again, because browsers heed some of them as headers only.
 */
export const headersOfEveryAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-XSS-Protection": "1; mode=block",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  // Two years; browsers heed it over HTTPS only.
  "Strict-Transport-Security": "max-age=63072000",
};

/** The part of a page's security policy that does nothing as a meta tag. */
export const policyOfHeadersOnly = "frame-ancestors 'none'";

/** What a page sends beside these: its own policy as a header too, because as a meta tag it cannot keep other sites from framing the page. */
export function headersOfPage(html: string): Record<string, string> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  return {
    "Content-Security-Policy": policy ? `${policy}; ${policyOfHeadersOnly}` : policyOfHeadersOnly,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** How long browsers may keep files without asking again; what is not named here is asked for each time. */
export const cacheRules: readonly { path: string; value: string }[] = [
  { path: "/_astro/*", value: "public, max-age=31536000, immutable" },
  { path: "/share/*", value: "public, max-age=86400" },
  { path: "/icons/*", value: "public, max-age=86400" },
];

/** The Cache-Control of a path of the built site. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find((candidate) => path.startsWith(candidate.path.slice(0, -1)));
  return rule?.value ?? "no-cache";
}
