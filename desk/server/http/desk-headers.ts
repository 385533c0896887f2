import type { MiddlewareHandler } from "hono";

/** The desk loads its own files and talks to its own server, and to nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every answer below /desk, beside those of every answer of the server. */
const deskHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Links in mails hold a secret: not even the site's own pictures are asked for with the path,
  // which logs of a proxy would keep.
  "Referrer-Policy": "strict-origin",
};

/** Sets the desk's headers; what says nothing else of its caching is stored nowhere. */
export const setDeskHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(deskHeaders)) c.res.headers.set(name, value);
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
};
