import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { Business } from "../../../../server/business/business.ts";
import type { DeskDeps, DeskEnv, DeskSession } from "../../desk-env.ts";
import { answerRefusal, DeskRefusal } from "../../http/desk-refusal.ts";
import { apiPath, deskPath, signInPath, withNext } from "../../paths.ts";
import { sessionCookie } from "../session-cookie.ts";
import { findSession } from "./sessions.repository.ts";

type Deps = Pick<DeskDeps, "database" | "clock" | "business" | "people" | "trustedProxies">;

/** Returns what finds the session of a request; null where nobody is signed in. */
export function sessionReader({ database, clock, people, trustedProxies }: Deps) {
  const cookie = sessionCookie(trustedProxies);
  return async (c: Context): Promise<DeskSession | null> => {
    const token = cookie.read(c);
    if (token === null) return null;
    const session = await findSession(database.db, token, clock());
    // Whoever is taken out of the settings is signed out.
    return session && people.includes(session.person) ? session : null;
  };
}

/**
 * Lets signed-in people through, and leaves their session in the context; the API says to all
 * others that they are signed out, and pages send them to sign in.
 */
export function requireSession(deps: Deps): MiddlewareHandler<DeskEnv> {
  const readSession = sessionReader(deps);
  return async (c, next) => {
    const session = await readSession(c);
    if (session === null)
      return c.req.path.startsWith(apiPath) ? refuse(c) : toSignIn(c, deps.business);
    c.set("session", session);
    c.set("person", session.person);
    return next();
  };
}

const refuse = (c: Context) =>
  answerRefusal(c, new DeskRefusal("signed-out", "You are signed out. Please sign in again."));

/**
 * A link in a mail opens the desk from another site, so that the browser keeps the cookie back: a
 * page of our own then leads to the same address. Everybody else is sent to sign in.
 */
function toSignIn(c: Context, business: Business) {
  const { path } = c.req;
  if (c.req.header("Sec-Fetch-Site") === "cross-site")
    return c.html(pageThatLeadsTo(path, business));
  return c.redirect(withNext(signInPath, path === deskPath ? null : path), 303);
}

const pageThatLeadsTo = (path: string, { language }: Business) =>
  html`<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Desk</title><meta http-equiv="refresh" content="0; url=${path}"><a href="${path}">Open the desk</a></html>`;
