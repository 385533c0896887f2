import { type Context, Hono } from "hono";
import { networkOf } from "../../../../server/http/client-address.ts";
import { networkHasher } from "../../../../server/quarantine/network-hash.ts";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { screenPath, signInCodePath, withNext } from "../../paths.ts";
import { codePage, rateLimitedPage, signInPage } from "./pages.tsx";
import { beginSignIn, signInByCode, signInLifetime } from "./sign-in.service.ts";
import { readForm, type SignInSteps } from "./sign-in-steps.ts";

/** Asking for a mail, and typing the code that it has. */
export function codeRoutes(deps: DeskDeps, steps: SignInSteps) {
  const { trustedProxies, database, onNewMail } = deps;
  const { deviceCookie, send, readBrowser, answers, openDesk } = steps;
  const routes = new Hono<DeskEnv>();
  const hashNetwork = networkHasher(database.db, deps.clock);
  const networkHashOf = async (c: Context) => {
    const network = networkOf(c, trustedProxies);
    return network && hashNetwork(network);
  };

  routes.get("/", (c) => {
    // An application of the home screen that is opened again begins here.
    const hasAsked = deviceCookie.read(c) !== null;
    return send(c, signInPage({ next: screenPath(c.req.query("next")), hasAsked }));
  });
  routes.post("/", async (c) => {
    const form = await readForm(c);
    const address = typeof form.email === "string" ? form.email : "";
    const next = screenPath(form.next);
    const begun = await beginSignIn(deps, { address, next }, await networkHashOf(c));
    if ("retryAfterSeconds" in begun) {
      c.header("Retry-After", String(begun.retryAfterSeconds));
      return send(c, rateLimitedPage({ minutes: Math.ceil(begun.retryAfterSeconds / 60) }), 429);
    }
    onNewMail();
    deviceCookie.write(c, begun.deviceSecret, signInLifetime);
    return c.redirect(withNext(signInCodePath, next), 303);
  });

  routes.get("/code", (c) =>
    send(c, codePage({ next: screenPath(c.req.query("next")), isWrong: false })),
  );
  routes.post("/code", async (c) => {
    const { code, next } = await readForm(c);
    const typed = typeof code === "string" ? code.replace(/\s/g, "") : "";
    const deviceSecret = deviceCookie.read(c) ?? "";
    const browser = await readBrowser(c);
    const opened = await answers.once(`code ${deviceSecret} ${typed}`, async () => {
      const signedIn = await signInByCode(deps, { deviceSecret, code: typed }, browser);
      return signedIn && { signedIn, browser };
    });
    if (opened) return openDesk(c, opened, screenPath(next));
    return send(c, codePage({ next: screenPath(next), isWrong: true }), 422);
  });

  return routes;
}
