import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { accessRoutes } from "./access/access.routes.ts";
import { deviceRoutes } from "./access/devices/devices.routes.ts";
import { passkeyRoutes } from "./access/passkeys/passkeys.routes.ts";
import { absenceRoutes } from "./bookings/absences.routes.ts";
import { bookingRoutes } from "./bookings/bookings.routes.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { feedRoutes } from "./calendar/feeds.routes.ts";
import type { DeskDeps, DeskEnv } from "./desk-env.ts";
import { erasureRoutes } from "./erasure/erasure.routes.ts";
import { figuresRoutes } from "./figures/figures.routes.ts";
import { copiesRoutes } from "./housekeeping/copies.routes.ts";
import { housekeepingRoutes } from "./housekeeping/housekeeping.routes.ts";
import { answerErrors, answerRefusal, DeskRefusal } from "./http/desk-refusal.ts";
import { pushRoutes } from "./push/push.routes.ts";
import type { PushNotices } from "./push/push-notices.ts";
import { cityFinder } from "./request-records/city-finder.ts";
import { createDueTimes } from "./request-records/due-times.ts";
import { answerRoutes } from "./requests/answer.routes.ts";
import { inboxRoutes } from "./requests/inbox.routes.ts";
import { newRequestRoutes } from "./requests/new-request.routes.ts";
import { quarantineRoutes } from "./requests/quarantine.routes.ts";
import { requestRoutes } from "./requests/request.routes.ts";
import { photoPath, websiteRoutes } from "./website/website.routes.ts";
import type { Website } from "./website/website.ts";

/** A reply of 10,000 characters, escaped for JSON, is 60 KB at most. */
const maxBytes = 64 * 1024;

/** What the desk's routes need together. */
export type AllDeskDeps = DeskDeps & {
  push: PushNotices;
  /** The website as the desk edits it; null in tests that do without. */
  website: Website | null;
};

/**
 * The desk's API, for people who are signed in. Each module is mounted below
 * /desk/api; what its routes throw as DeskRefusal is answered in the API's shape.
 */
export function deskApi(deps: AllDeskDeps) {
  const limitBody = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => answerRefusal(c, new DeskRefusal("too-large", "This is too long to be kept.")),
  });
  const records = {
    ...deps,
    dueTimes: createDueTimes(deps.business),
    cityIn: cityFinder(deps.business.cities),
  };
  const api = new Hono<DeskEnv>()
    // A photograph has a limit of its own.
    .use((c, next) => (c.req.path.endsWith(`/api${photoPath}`) ? next() : limitBody(c, next)))
    .route("/", accessRoutes(deps))
    .route("/", passkeyRoutes(deps))
    .route("/", deviceRoutes(deps))
    .route("/", feedRoutes(deps))
    .route("/", inboxRoutes(records))
    .route("/", newRequestRoutes(records))
    .route("/", requestRoutes(records))
    .route("/", answerRoutes(records))
    .route("/", quarantineRoutes(records))
    .route("/", bookingRoutes(records))
    .route("/", absenceRoutes(records))
    .route("/", calendarRoutes(records))
    .route("/", figuresRoutes(deps))
    .route("/", erasureRoutes(records))
    .route("/", housekeepingRoutes(deps))
    .route("/", copiesRoutes(deps))
    .route("/", pushRoutes(deps));
  if (deps.website) api.route("/website", websiteRoutes({ ...deps, website: deps.website }));
  api.all("*", (c) => answerRefusal(c, new DeskRefusal("not-found", "There is no such address.")));
  api.onError(answerErrors(deps.log));
  return api;
}
