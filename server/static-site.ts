import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { type PageReader, sendPage } from "./built-pages.ts";
import { findMeantAddress } from "./canonical-addresses.ts";
import { cacheControlOf } from "./http-headers.ts";
import { shortPaths } from "./short-paths.ts";

/** Pages of the build that are part of an answer and no address of their own. */
const isPartOfAnAnswer = (path: string) => /(^|\/)(index|404|500)$/.test(path);

/** Serves the built site: each page at its one address, files as they are, other spellings of an address by one redirect. */
export function staticSite(folder: string, read: PageReader) {
  const routes = new Hono();
  for (const [short, page] of shortPaths) {
    routes.get(short, (c) => c.redirect(page, 301));
  }
  routes.get("*", async (c, next) => {
    const { path } = c.req;
    const page = isPartOfAnAnswer(path) ? null : await read(path);
    if (page !== null) {
      c.header("Cache-Control", cacheControlOf(path));
      return sendPage(c, page);
    }
    const meant = await findMeantAddress(path, read);
    if (meant) return c.redirect(meant + new URL(c.req.url).search, 301);
    // What is left is a file; pages have no file names.
    if (!/\.[a-z0-9]+$/i.test(path) || path.endsWith(".html")) return c.notFound();
    return next();
  });
  routes.get("*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("Cache-Control", cacheControlOf(c.req.path));
  });
  routes.get("*", serveStatic({ root: folder }));
  return routes;
}

/** How many folders deep the site has a not-found page of its own. */
const deepestNotFoundPage = 2;

/** Addresses of the not-found pages that may answer for a path: that of its own folder first, the site's own last. */
export function notFoundPagesFor(path: string): string[] {
  const folders = path.split("/").slice(1, -1).slice(0, deepestNotFoundPage);
  const addresses = ["/404"];
  for (const folder of folders)
    addresses.unshift((addresses[0] ?? "").replace(/404$/, `${folder}/404`));
  return addresses;
}
