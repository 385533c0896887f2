import { Hono } from "hono";
import { limitBody } from "../http/body-limit.ts";
import { accessRoutes } from "./access/access.routes.ts";
import type { DeskDeps, DeskEnv } from "./desk-env.ts";
import { answerErrors, answerRefusal, DeskRefusal } from "./http/desk-refusal.ts";

/** A reply of 10,000 characters, escaped for JSON, is 60 KB at most. */
const maxBytes = 64 * 1024;

/**
 * The desk's API (desk-api.ts), for people who are signed in. Each module is mounted below
 * /desk/api; what its routes throw as DeskRefusal is answered in the API's shape.
 */
export function deskApi(deps: DeskDeps) {
  const api = new Hono<DeskEnv>();
  api.use(
    limitBody({
      maxSize: maxBytes,
      onError: (c) =>
        answerRefusal(c, new DeskRefusal("too-large", "This is too long to be kept.")),
    }),
  );
  api.route("/", accessRoutes(deps));
  api.all("*", (c) => answerRefusal(c, new DeskRefusal("not-found", "There is no such address.")));
  api.onError(answerErrors(deps.log));
  return api;
}
