import { Hono } from "hono";
import type { BuiltSite } from "../../server/built-site/built-site.ts";
import { answerWith } from "../../server/built-site/static-site.ts";
import type { DeskEnv } from "./desk-env.ts";
import { applicationPage } from "./desk-files.ts";

/** Scripts, styles and pictures of the application, which hold no data and are open to all. */
export function applicationFileRoutes({ files }: BuiltSite) {
  const routes = new Hono<DeskEnv>();
  routes.get("*", async (c, next) => {
    const file = files.get(c.req.path);
    return file ? answerWith(file, c.req) : next();
  });
  return routes;
}

/** The application's one page, at every address that it may have a screen for. */
export function applicationPageRoutes({ pages }: BuiltSite) {
  const routes = new Hono<DeskEnv>();
  routes.get("*", (c) => {
    const page = pages.get(applicationPage);
    if (!page) return c.text("The desk is not built. Run: npm run build", 503);
    const answer = answerWith(page, c.req);
    answer.headers.set("Cache-Control", "no-store");
    // deploy/nginx.conf caches answers with an ETag for all visitors.
    answer.headers.delete("ETag");
    return answer;
  });
  return routes;
}
