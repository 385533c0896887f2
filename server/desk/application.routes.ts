import { Hono } from "hono";
import type { BuiltFile, BuiltSite } from "../built-site/built-site.ts";
import { answerWith } from "../built-site/static-answers.ts";
import { toResponse } from "../built-site/static-site.ts";
import type { DeskEnv } from "./desk-env.ts";
import { applicationPage } from "./desk-files.ts";

type Request = { method: string; header: () => Record<string, string> };

const answerFile = (file: BuiltFile, { method, header }: Request) => {
  const answer = answerWith(file, { method, headers: header() });
  return toResponse(answer, answer.status);
};

/** Scripts, styles and pictures of the application, which hold no data and are open to everybody. */
export function applicationFileRoutes(files: BuiltSite) {
  const routes = new Hono<DeskEnv>();
  routes.get("*", (c, next) => {
    const file = files.files.get(c.req.path);
    return file
      ? Promise.resolve(answerFile(file, { method: c.req.method, header: () => c.req.header() }))
      : next();
  });
  return routes;
}

/** The application's one page at every address that it has a screen for. */
export function applicationPageRoutes(files: BuiltSite) {
  const routes = new Hono<DeskEnv>();
  routes.get("*", (c) => {
    const page = files.pages.get(applicationPage);
    if (!page) return c.text("The desk is not built. Run: npm run build", 503);
    return answerFile(page, { method: c.req.method, header: () => c.req.header() });
  });
  return routes;
}
