/**
 * Headers of every answer of this server, and of static hosts by the build's `_headers` file. The
 * first four repeat the meta tags of every page, because browsers ignore some of them there.
 */
export const headersOfEveryAnswer: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-XSS-Protection": "1; mode=block",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  // Two years; browsers ignore it over plain HTTP.
  "Strict-Transport-Security": "max-age=63072000",
};

/** The part of a page's security policy that browsers ignore in a meta tag. */
export const policyOfHeadersOnly = "frame-ancestors 'none'";

/** Returns a page's own headers: its policy, which as a meta tag has no effect on framing. */
export function headersOfPage(html: string): Record<string, string> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  return {
    "Content-Security-Policy": policy ? `${policy}; ${policyOfHeadersOnly}` : policyOfHeadersOnly,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Cache-Control of files whose names hold a hash of what is in them. */
export const immutable = "public, max-age=31536000, immutable";

/** How long caches may keep files without validation; all other files are validated each time. */
export const cacheRules: readonly { path: string; value: string }[] = [
  { path: "/_astro/*", value: immutable },
  { path: "/share/*", value: "public, max-age=86400" },
  { path: "/icons/*", value: "public, max-age=86400" },
];

/** Returns the Cache-Control header for a path of the built site. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find((candidate) => path.startsWith(candidate.path.slice(0, -1)));
  return rule?.value ?? "no-cache";
}
