import { hash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { cors } from "hono/cors";
import {
  fillingHeader,
  functionPath,
  idempotencyHeader,
  type QuoteRequestError,
} from "../../quote-request/protocol.ts";
import type { Business } from "../business/business.ts";
import type { Database } from "../db/database.ts";
import { keepHouse } from "../housekeeping/housekeeping.ts";
import type { Log } from "../log/log.ts";
import { maskPath } from "../log/mask-personal-data.ts";
import { withoutPersonalData } from "../mail/mail-errors.ts";
import { deliverDue, type OutboxDependencies } from "../outbox/outbox.worker.ts";
import { requestContextReader } from "../quarantine/request-context.ts";
import { createScreen } from "../quarantine/screen.ts";
import { createReceiver } from "../quote-requests/quote-receiver.ts";
import { quoteRequestRoutes } from "../quote-requests/quote-request.routes.ts";
import type { Clock } from "../time/clock.ts";
import { postedFormRoutes } from "./posted-form.routes.ts";

/** A schedule calls this, with the secret as a bearer token, to have waiting mail delivered. */
export const deliveryPath = `${functionPath}/deliver`;

/** Platforms end a call after some minutes; mail that is left by then, in milliseconds, is for the next one. */
const longestDelivery = 50_000;

export type HostedFunction = {
  database: Database;
  outbox: OutboxDependencies;
  clock: Clock;
  log: Log;
  business: Business;
  /** The site's own address: pages of other origins are not answered. */
  siteUrl: string;
  trustedProxies: number;
  mailsPerHour: number;
  retentionDays: number;
  hasWeeklyDigest: boolean;
  /** What a schedule has to know; null where there is none. */
  deliverySecret: string | null;
  /** Keeps the platform from ending the function before work is done that nobody waits for. */
  runAfter: (work: Promise<unknown>) => void;
};

/**
 * The quote function for a hosted backend: the same contract, checks, storage and outbox as the server's, as one function
 * from a Web request to a response. It has no pages and keeps nothing running between requests.
 */
export function createHostedFunction(deps: HostedFunction): Hono {
  const { database, outbox, log, siteUrl, deliverySecret } = deps;
  const { origin, hostname: mailHost } = new URL(siteUrl);
  const deliver = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    return deliverDue(outbox, () => performance.now() < end).catch((error) =>
      log.error({ reason: withoutPersonalData(error) }, "the outbox could not be read"),
    );
  };
  const receive = createReceiver({
    ...deps,
    write: database.write,
    screen: createScreen(database, deps.clock),
    mailHost,
    onNewMail: () => deps.runAfter(deliver(longestDelivery)),
  });
  const readRequestContext = requestContextReader(deps);
  const { phone } = deps.business;

  const app = new Hono({ getPath: pathOf });
  app.use("*", async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
  });
  app.use(
    functionPath,
    cors({
      origin,
      allowMethods: ["POST"],
      allowHeaders: [
        "authorization",
        "apikey",
        "content-type",
        "x-client-info",
        idempotencyHeader,
        fillingHeader,
      ],
      maxAge: 86_400,
    }),
  );
  app.post(deliveryPath, async (c) => {
    c.header("Cache-Control", "no-store");
    if (!deliverySecret || !isSame(c.req.header("Authorization") ?? "", `Bearer ${deliverySecret}`))
      return c.json({ error: "This address is for the schedule, which knows a secret." }, 401);
    // A hosting platform keeps its clock right, which a machine of the owner's may not.
    await keepHouse({ ...deps, mailHost, dataDir: null, onNewMail: () => {} }, true);
    return c.json({ sent: (await deliver(longestDelivery)) ?? 0 });
  });
  app.route("/", postedFormRoutes({ receive, readRequestContext, siteUrl: origin, phone }));
  app.route("/", quoteRequestRoutes({ receive, readRequestContext, phone, log }));
  app.notFound((c) => c.json(failedWith("There is nothing here."), 404));
  app.onError((error, c) => {
    log.error({ path: maskPath(c.req.path), reason: withoutPersonalData(error) }, "request failed");
    return c.json(failedWith("That did not work. Please try again."), 500);
  });
  return app;
}

const failedWith = (error: string): QuoteRequestError => ({ error, code: "failed" });

/** Hosts tell a function its path with or without what stands before its name. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const before = functionPath.slice(0, functionPath.lastIndexOf("/"));
  return pathname.startsWith(before) ? pathname : before + pathname;
}

/** Takes as long whatever is different, so that nobody can find a secret out letter by letter. */
const isSame = (a: string, b: string) =>
  timingSafeEqual(hash("sha256", a, "buffer"), hash("sha256", b, "buffer"));
