import type { Context } from "hono";
import type { DeskDeps } from "../../desk-env.ts";
import { newSecret } from "../../http/secrets.ts";
import { deskPath, passkeyOfferPath } from "../../paths.ts";
import { describeDevice } from "../describe-device.ts";
import { deviceLifetime } from "../devices/devices.repository.ts";
import { listPasskeys } from "../passkeys/passkeys.repository.ts";
import { secretCookie, sessionCookie } from "../session-cookie.ts";
import { sessionReader } from "../sessions/session.middleware.ts";
import { sessionLifetime } from "../sessions/sessions.repository.ts";
import { pageRenderer, type SignInPage } from "./page-layout.tsx";
import { sameAnswers } from "./same-answer.ts";
import type { SignedInPerson, SignInBrowser } from "./sign-in.service.ts";

/** Returns the fields of a form; none where the body is not one. */
export const readForm = (c: Context): Promise<Record<string, unknown>> =>
  c.req.parseBody().catch(() => ({}));

type Opened = { signedIn: SignedInPerson; browser: SignInBrowser };
export type SignInSteps = ReturnType<typeof signInSteps>;

/** What every way of signing in does: it knows the browser, shows pages, and opens the desk. */
export function signInSteps(deps: DeskDeps) {
  const { trustedProxies, database } = deps;
  const renderPage = pageRenderer(deps.files, deps.business);
  // Of a browser that a mail was sent for; `knownCookie` of one that has signed in.
  const deviceCookie = secretCookie("desk-sign-in", trustedProxies);
  const session = sessionCookie(trustedProxies);
  const send = (c: Context, page: SignInPage, status: 200 | 422 | 429 = 200) =>
    c.html(renderPage(page), status);
  const readSession = sessionReader(deps);
  const knownCookie = secretCookie("desk-device", trustedProxies);
  const readBrowser = async (c: Context): Promise<SignInBrowser> => {
    const deviceSecret = knownCookie.read(c) ?? newSecret();
    const device = describeDevice(c.req.header("User-Agent"));
    return { device, deviceSecret, before: await readSession(c) };
  };
  const keepSession = (c: Context, token: string, { deviceSecret }: SignInBrowser) => {
    knownCookie.write(c, deviceSecret, deviceLifetime);
    session.write(c, token, sessionLifetime);
  };
  const answers = sameAnswers<Opened>(deps.clock);
  const openDesk = async (
    c: Context,
    { signedIn: { person, token }, browser }: Opened,
    next: string | null,
  ) => {
    deviceCookie.remove(c);
    keepSession(c, token, browser);
    if (next) return c.redirect(next, 303);
    const hasPasskey = (await listPasskeys(database.db, person)).length > 0;
    return c.redirect(hasPasskey ? deskPath : passkeyOfferPath, 303);
  };
  return { deviceCookie, knownCookie, answers, send, readBrowser, keepSession, openDesk };
}
