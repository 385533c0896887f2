import type { Context } from "hono";
import { headersOfPage } from "./http-headers.ts";

/** Answers with a page that is not sent as the build left it, or not with 200. */
export function sendPage(c: Context, html: string, status: 404 | 422 | 429 | 500 | 200 = 200) {
  for (const [name, value] of Object.entries(headersOfPage(html))) c.header(name, value);
  return c.html(html, status);
}

/** The canonical path that a page names, or null where it names none. */
export function canonicalOf(html: string): string | null {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address ? (URL.parse(address)?.pathname ?? null) : null;
}
