import { Hono } from "hono";
import { listFeeds } from "../calendar/feeds.repository.ts";
import { removeOfPerson } from "../db/remove-of-person.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { readId } from "../http/read-id.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { listSubscribed } from "../push/push-subscriptions.repository.ts";
import { listDevices, listPasskeyDevices } from "./devices/devices.repository.ts";
import { listPasskeys } from "./passkeys/passkeys.repository.ts";
import { sessionCookie } from "./session-cookie.ts";
import { listSessions } from "./sessions/sessions.repository.ts";

/** What is signed in as the same person and by which passkeys, and the end of a session. */
export function accessRoutes({ database, clock, trustedProxies }: DeskDeps) {
  const { db } = database;
  const session = sessionCookie(trustedProxies);

  return new Hono<DeskEnv>()
    .get("/access", async (c) => {
      const { person } = c.var;
      const sessions = await listSessions(db, person, clock());
      const noticed = await listSubscribed(db, person);
      const links = await listPasskeyDevices(db, person);
      const devices = await listDevices(db, person);
      return c.json({
        devices: devices.map(({ id, name }) => ({
          id,
          name,
          isThis: id === c.var.session.deviceId,
        })),
        sessions: sessions.map(({ id, deviceId, createdAt, seenAt }) => ({
          id,
          deviceId,
          createdAt,
          seenAt,
          isThis: id === c.var.session.id,
          hasNotices: noticed.has(id),
        })),
        passkeys: (await listPasskeys(db, person)).map(({ id, createdAt, usedAt }) => ({
          id,
          createdAt,
          usedAt,
          deviceIds: links.filter((link) => link.passkeyId === id).map((link) => link.deviceId),
        })),
        feeds: await listFeeds(db, person),
      });
    })
    .post("/access/sessions/:id/end", async (c) => {
      const id = readId(c);
      const { person: by } = c.var;
      await database.transact(async (transaction) => {
        if (!(await removeOfPerson(transaction, "desk_session", by, id)))
          throw new DeskRefusal("not-found", "This device is signed out already.");
        await writeDeskLog(transaction, { at: clock(), by, logLine: "Signed a device out" });
      }, by);
      if (id === c.var.session.id) session.remove(c);
      return c.json({});
    });
}
