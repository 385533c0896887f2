import { Hono } from "hono";
import type { Access } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { hashSecret, newSecret } from "../http/secrets.ts";
import { recordAction } from "../log/desk-log.repository.ts";
import { insertPasskey, listPasskeys, removePasskey } from "./passkeys/passkeys.repository.ts";
import {
  newPasskeyAnswer,
  newPasskeyOptions,
  refuse,
  verifyNewPasskey,
} from "./passkeys/passkeys.service.ts";
import { relyingPartyOf } from "./passkeys/relying-party.ts";
import { secretCookie, sessionCookie } from "./sessions/session-cookie.ts";
import { endSession, listSessions } from "./sessions/sessions.repository.ts";
import { signInLifetime } from "./sign-in/sign-in.service.ts";
import { consumeSignIn, insertSignIn } from "./sign-in/sign-ins.repository.ts";

/** How long after signing in a passkey may be asked for, in milliseconds (decision 0093). */
const passkeySetupWindow = 15 * 60_000;

/** Ids are UUIDs and base64url; no database is asked for anything else. */
const isId = (text: string) => /^[\w-]+$/.test(text);

/** What is signed in as the same person and by which passkeys, and the end of each. */
export function accessRoutes(deps: DeskDeps) {
  const { database, clock, business, trustedProxies } = deps;
  const { db } = database;
  const routes = new Hono<DeskEnv>();
  const session = sessionCookie(trustedProxies);
  const deviceCookie = secretCookie("desk-sign-in", trustedProxies);

  routes.get("/access", async (c) => {
    const { person } = c.var;
    const sessions = await listSessions(db, person, clock());
    const passkeys = await listPasskeys(db, person);
    const access: Access = {
      sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
        ...{ id, device, createdAt, seenAt },
        isThis: id === c.var.session.id,
      })),
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdAt,
        usedAt,
      })),
    };
    return c.json(access);
  });

  routes.post("/access/sessions/:id/end", async (c) => {
    const id = c.req.param("id");
    const { person: by } = c.var;
    const isEnded = await database.write(async (transaction) => {
      if (!isId(id) || !(await endSession(transaction, by, id))) return false;
      await recordAction(transaction, { at: clock(), by, action: "Signed a device out" });
      return true;
    }, by);
    if (!isEnded) throw new DeskRefusal("not-found", "This device is signed out already.");
    if (id === c.var.session.id) session.remove(c);
    return c.json({});
  });

  routes.post("/access/passkeys/options", async (c) => {
    const relyingParty = relyingPartyOf(c, deps);
    const { person, session: signedIn } = c.var;
    const now = clock();
    if (now - signedIn.createdAt > passkeySetupWindow)
      throw new DeskRefusal(
        "forbidden",
        "A passkey is added within 15 minutes of signing in. Sign out, sign in again, and add it then.",
      );
    const deviceSecret = newSecret();
    await insertSignIn(db, {
      kind: "new-passkey",
      person,
      deviceHash: hashSecret(deviceSecret),
      now,
      expiresAt: now + signInLifetime,
    });
    deviceCookie.write(c, deviceSecret, signInLifetime);
    const siteName = business.name;
    return c.json(
      await newPasskeyOptions(db, { relyingParty, deviceSecret }, { person, siteName }),
    );
  });

  routes.post("/access/passkeys", async (c) => {
    const relyingParty = relyingPartyOf(c, deps);
    const answer = await readJson(c, newPasskeyAnswer);
    const { person } = c.var;
    const now = clock();
    const deviceSecret = deviceCookie.read(c) ?? "";
    const used = await consumeSignIn(
      db,
      ["new-passkey"],
      { deviceHash: hashSecret(deviceSecret) },
      now,
    );
    if (used?.person !== person) return refuse();
    const asked = { relyingParty, deviceSecret };
    const verified = await verifyNewPasskey(db, asked, person, answer);
    deviceCookie.remove(c);
    const name = c.var.session.device;
    await database.write(async (transaction) => {
      await insertPasskey(transaction, { ...verified, person, name, createdAt: now, usedAt: null });
      await recordAction(transaction, { at: now, by: person, action: `Made a passkey: ${name}` });
    }, person);
    return c.json({});
  });

  routes.post("/access/passkeys/:id/remove", async (c) => {
    const { person: by } = c.var;
    const id = c.req.param("id");
    const isRemoved = await database.write(async (transaction) => {
      if (!isId(id) || !(await removePasskey(transaction, by, id))) return false;
      await recordAction(transaction, { at: clock(), by, action: "Removed a passkey" });
      return true;
    }, by);
    if (!isRemoved) throw new DeskRefusal("not-found", "This passkey is removed already.");
    return c.json({});
  });
  return routes;
}
