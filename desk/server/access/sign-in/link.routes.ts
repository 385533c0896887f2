import { Hono } from "hono";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { isLocalRequest } from "../../http/local-request.ts";
import { isSecret, newSecret } from "../../http/secrets.ts";
import { screenPath } from "../../paths.ts";
import { invalidLinkPage, linkPage } from "./pages.tsx";
import { signInByLink, signInLifetime } from "./sign-in.service.ts";
import { readForm, type SignInSteps } from "./sign-in-steps.ts";

const keyOfLink = (deviceSecret: string, secret: unknown) => `link ${deviceSecret} ${secret}`;

/** The link that a mail or a command has, which opens the desk when its button is pressed. */
export function linkRoutes(deps: DeskDeps, steps: SignInSteps) {
  const { knownCookie, send, readBrowser, answers, openDesk } = steps;
  const routes = new Hono<DeskEnv>();

  routes.get("/link/:secret", (c) => {
    // By this the browser is known that presses the button, also where it presses it twice.
    const deviceSecret = knownCookie.read(c);
    if (deviceSecret === null) knownCookie.write(c, newSecret(), signInLifetime);
    const secret = c.req.param("secret");
    // Whoever opens the page once more is told that the link is used.
    answers.forget(keyOfLink(deviceSecret ?? "", secret));
    return send(c, linkPage({ secret, next: screenPath(c.req.query("next")) }));
  });
  routes.post("/link", async (c) => {
    const { secret, next } = await readForm(c);
    const isLocal = isLocalRequest(c, deps.trustedProxies);
    const browser = await readBrowser(c);
    const open = async () => {
      if (typeof secret !== "string" || !isSecret(secret)) return null;
      const signedIn = await signInByLink(deps, { secret, isLocal }, browser);
      return signedIn && { signedIn, browser };
    };
    const opened = await answers.once(keyOfLink(browser.deviceSecret, secret), open);
    if (opened) return openDesk(c, opened, screenPath(next));
    return send(c, invalidLinkPage({ next: screenPath(next) }), 422);
  });

  return routes;
}
