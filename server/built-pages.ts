import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "hono";
import { policyOfHeadersOnly } from "./http-headers.ts";

/** What the address of a page looks like; anything else is a file, a slip of the pen or an attempt at something. */
const pageAddress = /^(?:\/|(?:\/[a-z0-9-]+)+)$/;

/** Returns the HTML of the built page with the given address, or null when the site has none. */
export type PageReader = (address: string) => Promise<string | null>;

/** Reads pages of the built site, each from disk once. */
export function builtPageReader(folder: string): PageReader {
  const pages = new Map<string, Promise<string>>();
  return async (address) => {
    if (!pageAddress.test(address)) return null;
    const file = join(folder, `${address === "/" ? "/index" : address}.html`);
    const page = pages.get(file) ?? readFile(file, "utf8");
    pages.set(file, page);
    return page.catch(() => {
      pages.delete(file);
      return null;
    });
  };
}

/** Answers with a page, its security policy as a header too: as a meta tag it cannot keep other sites from framing the page. */
export function sendPage(c: Context, html: string, status: 200 | 404 | 422 | 500 = 200) {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  c.header(
    "Content-Security-Policy",
    policy ? `${policy}; ${policyOfHeadersOnly}` : policyOfHeadersOnly,
  );
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  return c.html(html, status);
}

/** The canonical path that a page names, or null where it names none. */
export function canonicalOf(html: string): string | null {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address ? (URL.parse(address)?.pathname ?? null) : null;
}
