import { type Context, Hono } from "hono";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { answerErrors, DeskRefusal, readJson } from "../../http/desk-refusal.ts";
import { hashSecret } from "../../http/secrets.ts";
import type { SecretCookie } from "../sessions/session-cookie.ts";
import { sessionLifetime } from "../sessions/sessions.repository.ts";
import { beginSignIn, openSession, signInLifetime } from "../sign-in/sign-in.service.ts";
import { consumeSignIn } from "../sign-in/sign-ins.repository.ts";
import { recordUse } from "./passkeys.repository.ts";
import { passkeyAnswer, passkeyOptions, refuse, verifyPasskey } from "./passkeys.service.ts";
import { relyingPartyOf } from "./relying-party.ts";

type Parts = {
  deps: DeskDeps;
  /** Binds what is asked for to the device that asked. */
  deviceCookie: SecretCookie;
  session: SecretCookie;
  networkHashOf: (c: Context) => Promise<string | null>;
  deviceOf: (c: Context) => string;
};

/** Signing in by a passkey, which the sign-in page's script does. */
export function passkeySignInRoutes(parts: Parts) {
  const { deps, deviceCookie, session, networkHashOf, deviceOf } = parts;
  const { database, clock, people } = deps;
  const routes = new Hono<DeskEnv>();

  routes.post("/options", async (c) => {
    const relyingParty = relyingPartyOf(c, deps);
    const begun = await beginSignIn(deps, { kind: "passkey" }, await networkHashOf(c));
    if ("retryAfterSeconds" in begun)
      throw new DeskRefusal(
        "rate-limited",
        "There were too many attempts to sign in. Wait 15 minutes.",
      );
    const { deviceSecret } = begun;
    deviceCookie.write(c, deviceSecret, signInLifetime);
    return c.json(await passkeyOptions({ relyingParty, deviceSecret }));
  });

  routes.post("/", async (c) => {
    const relyingParty = relyingPartyOf(c, deps);
    const answer = await readJson(c, passkeyAnswer);
    const deviceSecret = deviceCookie.read(c) ?? "";
    const now = clock();
    const by = { deviceHash: hashSecret(deviceSecret) };
    if (!(await consumeSignIn(database.db, ["passkey"], by, now))) return refuse();
    const { passkey, newCounter } = await verifyPasskey(
      database.db,
      { relyingParty, deviceSecret },
      answer,
    );
    const signedIn = await database.write(async (db) => {
      if (!(await recordUse(db, passkey, newCounter, now))) return null;
      const device = deviceOf(c);
      return openSession(db, passkey.person, people, { device, now, by: "a passkey" });
    }, passkey.id);
    if (!signedIn) return refuse();
    deviceCookie.remove(c);
    session.write(c, signedIn.token, sessionLifetime);
    return c.json({});
  });

  routes.onError(answerErrors(deps.log));
  return routes;
}
