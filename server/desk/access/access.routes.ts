import { Hono } from "hono";
import type { Access } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { sessionCookie } from "./sessions/session-cookie.ts";
import { endSession, listSessions } from "./sessions/sessions.repository.ts";

/** What is signed in as the same person, and the end of it. */
export function accessRoutes({ database: { db }, clock, trustedProxies }: DeskDeps) {
  const routes = new Hono<DeskEnv>();
  const cookie = sessionCookie(trustedProxies);

  routes.get("/access", async (c) => {
    const sessions = await listSessions(db, c.var.person, clock());
    const access: Access = {
      sessions: sessions.map(({ person: _person, ...session }) => ({
        ...session,
        isThis: session.id === c.var.session.id,
      })),
      passkeys: [],
    };
    return c.json(access);
  });

  routes.post("/access/sessions/:id/end", async (c) => {
    const id = c.req.param("id");
    if (!(await endSession(db, c.var.person, id)))
      throw new DeskRefusal("not-found", "This device is signed out already.");
    if (id === c.var.session.id) cookie.remove(c);
    return c.json({});
  });
  return routes;
}
