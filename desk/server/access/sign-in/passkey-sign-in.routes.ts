import { type Context, Hono } from "hono";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { answerErrors, readJson } from "../../http/desk-refusal.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { challengeLifetime } from "../passkeys/passkey-challenge.ts";
import { recordUse } from "../passkeys/passkeys.repository.ts";
import {
  passkeyAnswer,
  passkeyOptions,
  refuse,
  verifyPasskey,
} from "../passkeys/passkeys.service.ts";
import { relyingPartyOf } from "../passkeys/relying-party.ts";
import { secretCookie } from "../session-cookie.ts";
import { openSession, type SignInBrowser } from "./sign-in.service.ts";
import { recordPasskeyUse } from "./sign-ins.repository.ts";

type Parts = {
  deps: DeskDeps;
  /** Writes the cookies of a new session and of its device. */
  keepSession: (c: Context, token: string, browser: SignInBrowser) => void;
  readBrowser: (c: Context) => Promise<SignInBrowser>;
};

/** Signing in by a passkey, which the sign-in page's script does. */
export function passkeySignInRoutes({ deps, keepSession, readBrowser }: Parts) {
  const { database, clock, people, trustedProxies } = deps;
  const routes = new Hono<DeskEnv>();
  // Not the cookie of a mailed code, which whoever cancels the passkey still types.
  const deviceCookie = secretCookie("desk-passkey", trustedProxies);

  routes.post("/options", async (c) => {
    const relyingParty = relyingPartyOf(c, deps);
    const deviceSecret = newSecret();
    deviceCookie.write(c, deviceSecret, challengeLifetime);
    const purpose = `sign-in ${deviceSecret}` as const;
    return c.json(await passkeyOptions(database, { relyingParty, purpose, now: clock() }));
  });

  routes.post("/", async (c) => {
    const relyingParty = relyingPartyOf(c, deps);
    const answer = await readJson(c, passkeyAnswer);
    const deviceSecret = deviceCookie.read(c);
    if (deviceSecret === null) return refuse();
    const now = clock();
    const asked = { relyingParty, purpose: `sign-in ${deviceSecret}`, now } as const;
    const { passkey, newCounter } = await verifyPasskey(database, asked, answer);
    const browser = await readBrowser(c);
    const signedIn = await database.transact(async (db) => {
      const isFirst = await recordPasskeyUse(db, hashSecret(deviceSecret), now);
      if (!isFirst || !(await recordUse(db, passkey, newCounter, now))) return null;
      const used = { ...browser, now, by: "a passkey", passkeyId: passkey.id };
      return openSession(db, passkey.person, people, used);
    }, passkey.id);
    if (!signedIn) return refuse();
    deviceCookie.remove(c);
    keepSession(c, signedIn.token, browser);
    return c.json({});
  });

  routes.onError(answerErrors(deps.log));
  return routes;
}
