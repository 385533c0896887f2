import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Serves the built site: /about is about.html, hashed files stay in caches for a year, pages are asked for again each time. */
export function staticSite(folder: string) {
  const routes = new Hono();
  // One address a page: the file names behind the addresses are not found, nor are the error pages by themselves.
  routes.get("*", async (c, next) => {
    if (/(\.html|\/index|\/404|^\/500)$/.test(c.req.path)) return c.notFound();
    return next();
  });
  routes.get("*", async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const isHashed = c.req.path.startsWith("/_astro/");
    c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  });
  routes.get("*", serveStatic({ root: folder, rewriteRequestPath: toFile }));
  return routes;
}

function toFile(path: string): string {
  if (path === "/") return "/index.html";
  return /\.[a-z0-9]+$/i.test(path) ? path : `${path}.html`;
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

/** Returns a built page by its address; throws when the site has no such page. */
export function builtPageReader(folder: string): (path: string) => Promise<string> {
  const pages = new Map<string, Promise<string>>();
  return (path) => {
    const known = pages.get(path) ?? readFile(join(folder, `${path}.html`), "utf8");
    pages.set(path, known);
    known.catch(() => pages.delete(path));
    return known;
  };
}
