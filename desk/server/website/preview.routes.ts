import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { Hono, type MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { headersOfPage } from "../../../server/built-site/http-headers.ts";
import { sessionReader } from "../access/sessions/session.middleware.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { deskPath, deskRoot, previewPath, websitePath } from "../paths.ts";
import type { Website } from "./website.ts";

const cookie = "preview";

const banner = `<div id="preview-banner" role="region" aria-label="Preview"><strong>Preview. Not online.</strong> Tap a text or a picture to change it. <a href="${websitePath}">Back to the desk</a> <a href="${previewPath}/end">End the preview</a></div>`;

const script = readFileSync(join(import.meta.dirname, "preview.js"), "utf8");
const style = `
#preview-banner { position: sticky; top: 0; z-index: 100; padding: 0.5rem 1rem; background: #14201b; color: #f7f3ea; text-align: center; }
#preview-banner a { color: inherit; display: inline-block; padding: 0.75rem 0.5rem; text-decoration: underline; }
`;

/** Turns the preview on and off, and serves what its pages load; for signed-in people. */
export function previewRoutes({ website }: { website: Website }) {
  const routes = new Hono<DeskEnv>();
  routes.get("/", (c) => {
    if (!website.publication.previewSite()) return c.redirect(websitePath, 303);
    setCookie(c, cookie, "on", { path: "/", httpOnly: true, sameSite: "Strict" });
    return c.redirect("/", 303);
  });
  routes.get("/end", (c) => {
    deleteCookie(c, cookie, { path: "/" });
    return c.redirect(websitePath, 303);
  });
  routes.get("/preview.js", (c) => c.body(script, 200, { "Content-Type": "text/javascript" }));
  routes.get("/preview.css", (c) => c.body(style, 200, { "Content-Type": "text/css" }));
  return routes;
}

const isOfDesk = (path: string) => path === deskRoot || path.startsWith(deskPath);

/** Shows the finished preview at its final addresses to signed-in people who have turned it on. */
export function showPreview(
  deps: Pick<DeskDeps, "database" | "clock" | "business" | "people" | "trustedProxies">,
  website: Website,
): MiddlewareHandler {
  const readSession = sessionReader(deps);
  return async (c, next) => {
    const { path, method } = c.req;
    if ((method !== "GET" && method !== "HEAD") || isOfDesk(path)) return next();
    if (getCookie(c, cookie) !== "on" || (await readSession(c)) === null) return next();
    const site = website.publication.previewSite();
    if (!site) return next();
    const page = site.pages.get(path);
    const file = site.files.get(path);
    const own = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
    if (page) {
      const html = page.identity.body.toString();
      return c.html(withBanner(html), 200, { ...headersOfPage(html), ...own });
    }
    if (file) return c.body(file.identity.body, 200, { ...file.identity.contentHeaders, ...own });
    return next();
  };
}

function withBanner(html: string): string {
  const page = load(html, { xml: { xmlMode: false, decodeEntities: false } });
  page("head").append(
    `<link rel="stylesheet" href="${previewPath}/preview.css"><script src="${previewPath}/preview.js" defer></script>`,
  );
  page("body").prepend(banner);
  return page.html();
}
