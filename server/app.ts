import { Hono } from "hono";
import type { BuiltSite } from "./built-site/built-site.ts";
import { answerNotFound, sendPage, staticSite } from "./built-site/static-site.ts";
import type { Business } from "./business/business.ts";
import type { Database } from "./db/database.ts";
import { hasVisitorLeft } from "./http/has-visitor-left.ts";
import { healthRoutes } from "./http/health.routes.ts";
import type { Log } from "./log/log.ts";
import { maskPath } from "./log/mask-personal-data.ts";
import { withoutPersonalData } from "./log/without-personal-data.ts";
import type { MailKinds } from "./mail/mail-kind.ts";
import { readOutboxState } from "./outbox/outbox-state.repository.ts";
import { requestContextReader } from "./quarantine/request-context.ts";
import { contactFormRoutes } from "./quote-requests/contact-form.routes.ts";
import { findRequestByReference } from "./quote-requests/quote-request.repository.ts";
import { quoteRequestRoutes } from "./quote-requests/quote-request.routes.ts";
import type { RequestServiceDeps } from "./quote-requests/quote-request.service.ts";
import { createReceiver } from "./quote-requests/request-receiver.ts";

export type AppDependencies = Omit<RequestServiceDeps, "transact"> & {
  database: Database;
  log: Log;
  site: BuiltSite;
  /** The site's own address, from which forms are sent. */
  siteUrl: string;
  /** How many proxies in front set X-Forwarded-For. */
  trustedProxies: number;
  business: Business;
  kinds: MailKinds;
  /** Adds the owner's desk; the site's pages have the addresses that it leaves. */
  addRoutes?: (app: Hono) => void;
  /** Called when a request and its mails are stored. */
  onNewMail: () => void;
};

/** Returns the server's routes as one app, which tests call without a socket. */
export function createApp(deps: AppDependencies): Hono {
  const { database, clock, log, site } = deps;
  const { db, transact } = database;
  const { phone } = deps.business;

  const receive = createReceiver({ ...deps, transact });
  const readRequestContext = requestContextReader(deps);
  const findByReference = (reference: string) => findRequestByReference(db, reference);

  const app = new Hono();
  app.route(
    "/",
    healthRoutes(() => readOutboxState(db, clock(), deps.kinds), database.writes.failure),
  );
  deps.addRoutes?.(app);
  app.route("/", quoteRequestRoutes({ receive, readRequestContext, phone, log }));
  app.route(
    "/",
    contactFormRoutes({ receive, readRequestContext, findByReference, clock, site, phone }),
  );
  app.route("/", staticSite(site));

  app.notFound((c) => {
    log.info({ path: maskPath(c.req.path) }, "not found");
    return answerNotFound(site, c.req) ?? sendPage(c, "404 Page Not Found", 404);
  });
  app.onError((error, c) => {
    const about = { path: maskPath(c.req.path), reason: withoutPersonalData(error) };
    if (hasVisitorLeft(c)) log.info(about, "visitor left before the end");
    else log.error(about, "request failed");
    const page =
      site.page("/500") ?? "<h1>Unexpected Application Error!</h1><p>500 Internal Server Error</p>";
    c.header("Cache-Control", "no-store");
    return sendPage(c, page, 500);
  });
  return app;
}
