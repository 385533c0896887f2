import { Hono } from "hono";
import { requireSession } from "./access/sessions/session.middleware.ts";
import { passkeyOffer, signInRoutes } from "./access/sign-in/sign-in.routes.ts";
import { answeredRoutes } from "./answered/answered.routes.tsx";
import { applicationFileRoutes, applicationPageRoutes } from "./application.routes.ts";
import { calendarFeedRoutes } from "./calendar/feed.routes.ts";
import { type AllDeskDeps, deskApi } from "./desk-api.routes.ts";
import type { DeskEnv } from "./desk-env.ts";
import { setDeskHeaders } from "./http/desk-headers.ts";
import { refuseOtherSites } from "./http/refuse-other-sites.ts";
import { deskPath, deskRoot } from "./paths.ts";
import { previewRoutes, showPreview } from "./website/preview.routes.ts";

/** Adds the desk to the server's routes: what is below /desk, and the preview of the website. */
export function addDeskRoutes(app: Hono, deps: AllDeskDeps): void {
  if (deps.website) app.use(showPreview(deps, deps.website));
  app.route(deskRoot, deskRoutes(deps));
}

/**
 * Everything below /desk. What stands above `requireSession` answers everybody; each of its
 * addresses is listed in desk.routes.test.ts, which finds any other.
 */
function deskRoutes(deps: AllDeskDeps) {
  const desk = new Hono<DeskEnv>();
  desk.use(setDeskHeaders);
  desk.use(refuseOtherSites(deps.siteUrl));
  desk.get("/", (c, next) => (c.req.path === deskPath ? next() : c.redirect(deskPath, 301)));
  desk.route("/", applicationFileRoutes(deps.files));

  desk.route("/sign-in", signInRoutes(deps));

  desk.route("/calendar", calendarFeedRoutes(deps));

  desk.route("/answered", answeredRoutes(deps));

  desk.use(requireSession(deps));
  desk.get("/passkey", passkeyOffer(deps));
  desk.route("/api", deskApi(deps));
  if (deps.website) desk.route("/preview", previewRoutes({ website: deps.website }));
  desk.route("/", applicationPageRoutes(deps.files));
  return desk;
}
