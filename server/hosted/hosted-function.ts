import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { cors } from "hono/cors";
import { fieldNames } from "../../quote-request/fields.ts";
import {
  botSignalsHeader,
  functionPath,
  idempotencyHeader,
  type QuoteRequestError,
  thankYouPath,
} from "../../quote-request/protocol.ts";
import type { Business } from "../business/business.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { type HousekeepingTask, runHousekeeping } from "../housekeeping/housekeeping.ts";
import { constantTimeEqual } from "../http/constant-time-equal.ts";
import type { Log } from "../log/log.ts";
import { maskPath } from "../log/mask-personal-data.ts";
import { withoutPersonalData } from "../log/without-personal-data.ts";
import { deliverDue, type OutboxDependencies } from "../outbox/deliver.ts";
import { createQuarantineCheck } from "../quarantine/quarantine-check.ts";
import { requestContextReader } from "../quarantine/request-context.ts";
import { postedForm } from "../quote-requests/posted-form.ts";
import { quoteRequestRoutes } from "../quote-requests/quote-request.routes.ts";
import { createReceiver } from "../quote-requests/request-receiver.ts";
import type { Clock } from "../time/clock.ts";

/** The schedule posts here, with the secret as a bearer token, to have waiting mail delivered. */
const deliveryPath = `${functionPath}/deliver`;

/** Milliseconds. Platforms end a call after some minutes; the next call delivers the rest. */
const deliveryTimeout = 50_000;

export type HostedFunctionDeps = Pick<
  Config,
  "siteUrl" | "trustedProxies" | "mailsPerHour" | "retentionDays" | "deliverySecret"
> & {
  database: Database;
  outbox: OutboxDependencies;
  clock: Clock;
  log: Log;
  business: Business;
  /** What is done beside the server's own housekeeping. */
  tasks: readonly HousekeepingTask[];
  /** Keeps the platform from ending the function before this work is done. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** What pages of the site, which is on another host, may send to the function. */
const allowed = {
  allowMethods: ["POST"],
  allowHeaders: [
    "authorization",
    "apikey",
    "content-type",
    "x-client-info",
    idempotencyHeader,
    botSignalsHeader,
  ],
  maxAge: 86_400,
};

const sentences = {
  tooLarge: "The form is too large. Please go back and shorten the message.",
  rejected:
    "Some answers need another look. Please go back to the form, where they are still filled in:",
};

/**
 * The quote function of a hosted backend: the server's contract, checks, storage and outbox,
 * without pages and without a process that runs between requests.
 */
export function createHostedFunction(deps: HostedFunctionDeps): Hono {
  const { database, outbox, log, siteUrl, deliverySecret } = deps;
  const { origin, hostname: mailHost } = new URL(siteUrl);
  const deliver = () => {
    const end = performance.now() + deliveryTimeout;
    return deliverDue(outbox, () => performance.now() < end).catch((error) =>
      log.error({ reason: withoutPersonalData(error) }, "the outbox could not be read"),
    );
  };
  const receive = createReceiver({
    ...deps,
    transact: database.transact,
    checkQuarantine: createQuarantineCheck(database, deps.clock),
    mailHost,
    onNewMail: () => deps.waitUntil(deliver()),
  });
  const readRequestContext = requestContextReader(deps);
  const { phone } = deps.business;

  const app = new Hono({ getPath: fullPath });
  app.use("*", async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
  });
  app.use(functionPath, cors({ ...allowed, origin }));
  app.post(deliveryPath, async (c) => {
    c.header("Cache-Control", "no-store");
    if (!isFromSchedule(c, deliverySecret))
      return c.json({ error: "This address is for the schedule, which knows a secret." }, 401);
    const ofPlatform = { holders: {}, data: null, onNewMail: () => {} };
    // True, because the platform sets its clock; a server of the owner's may have a wrong one.
    await runHousekeeping({ ...deps, ...ofPlatform, content: outbox.content, mailHost }, true);
    return c.json({ sent: (await deliver()) ?? 0 });
  });
  const [limit, answer] = postedForm({
    receive,
    readRequestContext,
    phone,
    thankYou: origin + thankYouPath,
    sentences,
    // Plain text, because the platform sends HTML as text. The browser keeps the answers.
    answerRefused: (c, { title, errors }, status) =>
      c.text([title, ...fieldNames.flatMap((field) => errors[field] ?? [])].join("\n"), status),
  });
  app.post(functionPath, except(isNotForm, limit, answer));
  app.route("/", quoteRequestRoutes({ receive, readRequestContext, phone, log }));
  app.notFound((c) => c.json(failedWith("There is nothing here."), 404));
  app.onError((error, c) => {
    log.error({ path: maskPath(c.req.path), reason: withoutPersonalData(error) }, "request failed");
    return c.json(failedWith("That did not work. Please try again."), 500);
  });
  return app;
}

const failedWith = (error: string): QuoteRequestError => ({ error, code: "failed" });

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
const isNotForm = (c: Context) => !formTypes.test(c.req.header("Content-Type") ?? "");

const isFromSchedule = (c: Context, secret: string | null): boolean =>
  Boolean(secret) && constantTimeEqual(c.req.header("Authorization") ?? "", `Bearer ${secret}`);

/** Returns a request's path with `/functions/v1`, which some platforms leave out. */
function fullPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const prefix = functionPath.slice(0, functionPath.lastIndexOf("/"));
  return pathname.startsWith(prefix) ? pathname : prefix + pathname;
}
