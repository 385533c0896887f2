import { type Context, Hono } from "hono";
import type { BuiltFile, BuiltSite } from "../built-site/built-site.ts";
import { answerWith } from "../built-site/static-answers.ts";
import { toResponse } from "../built-site/static-site.ts";
import type { DeskEnv } from "./desk-env.ts";
import { applicationPage } from "./desk-files.ts";

function answerFile(c: Context, file: BuiltFile): Response {
  const answer = answerWith(file, { method: c.req.method, headers: c.req.header() });
  return toResponse(answer, answer.status);
}

/** Scripts, styles and pictures of the application, which hold no data and are open to everybody. */
export function applicationFileRoutes({ files }: BuiltSite) {
  const routes = new Hono<DeskEnv>();
  routes.get("*", async (c, next) => {
    const file = files.get(c.req.path);
    return file ? answerFile(c, file) : next();
  });
  return routes;
}

/** The application's one page, at every address that it may have a screen for. */
export function applicationPageRoutes({ pages }: BuiltSite) {
  const routes = new Hono<DeskEnv>();
  routes.get("*", (c) => {
    const page = pages.get(applicationPage);
    if (!page) return c.text("The desk is not built. Run: npm run build", 503);
    const answer = answerFile(c, page);
    answer.headers.set("Cache-Control", "no-store");
    // deploy/nginx.conf caches answers with an ETag for all visitors.
    answer.headers.delete("ETag");
    return answer;
  });
  return routes;
}
