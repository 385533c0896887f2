import { type Context, Hono } from "hono";
import { listFeeds } from "../calendar/feeds.repository.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { answerAsIs } from "../http/answer-as-is.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import { listSubscribed } from "../push/push-subscriptions.repository.ts";
import { linkPasskey, listDevices, listPasskeyDevices } from "./devices/devices.repository.ts";
import { insertPasskey, listPasskeys, removePasskey } from "./passkeys/passkeys.repository.ts";
import {
  newPasskeyAnswer,
  newPasskeyOptions,
  verifyNewPasskey,
} from "./passkeys/passkeys.service.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import { sessionCookie } from "./sessions/session-cookie.ts";
import { endSession, isRecentSignIn, listSessions } from "./sessions/sessions.repository.ts";

/** Ids are UUIDs and base64url; no database is asked for anything else. */
const isId = (text: string) => /^[\w-]+$/.test(text);

/** What is signed in as the same person and by which passkeys, and the end of each. */
export function accessRoutes(deps: DeskDeps) {
  const { database, clock, business, trustedProxies } = deps;
  const { db } = database;
  const session = sessionCookie(trustedProxies);
  /** What is asked of a new passkey; refuses where the session is not of a recent sign-in. */
  const askedBy = (c: Context<DeskEnv>) => {
    const relyingParty = relyingPartyOf(c, deps);
    const now = clock();
    if (!isRecentSignIn(c.var.session, now))
      throw new DeskRefusal(
        "forbidden",
        "A passkey is added within 15 minutes of signing in. Sign out, sign in again, and add it then.",
      );
    return { relyingParty, purpose: `new-passkey ${c.var.session.id}`, now } as const;
  };

  return new Hono<DeskEnv>()
    .get("/access", async (c) => {
      const { person } = c.var;
      const sessions = await listSessions(db, person, clock());
      const noticed = await listSubscribed(db, person);
      const links = await listPasskeyDevices(db, person);
      const devices = await listDevices(db, person);
      return c.json({
        devices: devices.map(({ id, name }) => ({
          ...{ id, name },
          isThis: id === c.var.session.deviceId,
        })),
        sessions: sessions.map(({ id, deviceId, createdAt, seenAt }) => ({
          ...{ id, deviceId, createdAt, seenAt },
          isThis: id === c.var.session.id,
          hasNotices: noticed.has(id),
        })),
        passkeys: (await listPasskeys(db, person)).map(({ id, createdAt, usedAt }) => ({
          ...{ id, createdAt, usedAt },
          deviceIds: links.filter((link) => link.passkeyId === id).map((link) => link.deviceId),
        })),
        feeds: await listFeeds(db, person),
      });
    })
    .post("/access/sessions/:id/end", async (c) => {
      const id = c.req.param("id");
      const { person: by } = c.var;
      const isEnded = await database.write(async (transaction) => {
        if (!isId(id) || !(await endSession(transaction, by, id))) return false;
        await writeDeskLog(transaction, { at: clock(), by, action: "Signed a device out" });
        return true;
      }, by);
      if (!isEnded) throw new DeskRefusal("not-found", "This device is signed out already.");
      if (id === c.var.session.id) session.remove(c);
      return c.json({});
    })
    .post("/access/passkeys/options", async (c) => {
      const of = { person: c.var.person, siteName: business.name };
      return answerAsIs(c, await newPasskeyOptions(database, askedBy(c), of));
    })
    .post("/access/passkeys", async (c) => {
      const asked = askedBy(c);
      const answer = await readJson(c, newPasskeyAnswer);
      const { person } = c.var;
      const { now } = asked;
      const verified = await verifyNewPasskey(database, asked, person, answer);
      const { device, deviceId } = c.var.session;
      await database.write(async (transaction) => {
        const passkey = { ...verified, person, createdAt: now, usedAt: null };
        if (!(await insertPasskey(transaction, passkey)))
          throw new DeskRefusal("conflict", "This passkey is made already.");
        await linkPasskey(transaction, verified.id, deviceId);
        await writeDeskLog(transaction, {
          at: now,
          by: person,
          action: `Made a passkey: ${device}`,
        });
      }, person);
      return c.json({});
    })
    .post("/access/passkeys/:id/remove", async (c) => {
      const { person: by } = c.var;
      const id = c.req.param("id");
      const isRemoved = await database.write(async (transaction) => {
        if (!isId(id) || !(await removePasskey(transaction, by, id))) return false;
        await writeDeskLog(transaction, { at: clock(), by, action: "Removed a passkey" });
        return true;
      }, by);
      if (!isRemoved) throw new DeskRefusal("not-found", "This passkey is removed already.");
      return c.json({});
    });
}
