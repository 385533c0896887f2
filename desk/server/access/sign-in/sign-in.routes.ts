import type { HttpBindings } from "@hono/node-server";
import { type Context, type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { networkOf } from "../../../../server/http/client-address.ts";
import { networkHasher } from "../../../../server/quarantine/network-hash.ts";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { answerRefusal, DeskRefusal } from "../../http/desk-refusal.ts";
import { isLocalRequest } from "../../http/local-request.ts";
import { isSecret, newSecret } from "../../http/secrets.ts";
import {
  deskPath,
  passkeyOfferPath,
  screenPath,
  signInCodePath,
  signInPath,
  withNext,
} from "../../paths.ts";
import { describeDevice } from "../describe-device.ts";
import { deviceLifetime } from "../devices/devices.repository.ts";
import { passkeySignInRoutes } from "../passkeys/passkey-sign-in.routes.ts";
import { listPasskeys } from "../passkeys/passkeys.repository.ts";
import { sessionReader } from "../sessions/session.middleware.ts";
import { secretCookie, sessionCookie } from "../sessions/session-cookie.ts";
import { sessionLifetime } from "../sessions/sessions.repository.ts";
import { type Page, pageRenderer } from "./page-layout.tsx";
import {
  codePage,
  deadLinkPage,
  linkPage,
  passkeyOfferPage,
  signInPage,
  tooManyPage,
} from "./pages.tsx";
import { sameAnswers } from "./same-answer.ts";
import {
  beginSignIn,
  type SignedIn,
  type SigningIn,
  signInByCode,
  signInByLink,
  signInLifetime,
} from "./sign-in.service.ts";

const maxBytes = 16 * 1024;

/** Returns the fields of a form; none where the body is not one. */
const readForm = (c: Context): Promise<Record<string, unknown>> =>
  c.req.parseBody().catch(() => ({}));

/** The pages and forms for signing in, below /desk/sign-in; they work without JavaScript. */
export function signInRoutes(deps: DeskDeps) {
  const { trustedProxies, database, onNewMail } = deps;
  const routes = new Hono<DeskEnv>();
  const renderPage = pageRenderer(deps.files, deps.business);
  const hashNetwork = networkHasher(database.db, deps.clock);
  const deviceCookie = secretCookie("desk-sign-in", trustedProxies);
  const session = sessionCookie(trustedProxies);

  const send = (c: Context, page: Page, status: 200 | 422 | 429 = 200) =>
    c.html(renderPage(page), status);
  const networkHashOf = async (c: Context) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const forwardedFor = c.req.header("X-Forwarded-For");
    const network = networkOf(incoming?.socket.remoteAddress, forwardedFor, trustedProxies);
    return network && hashNetwork(network);
  };
  const readSession = sessionReader(deps);
  const knownCookie = secretCookie("desk-device", trustedProxies);
  const readSigningIn = async (c: Context): Promise<SigningIn> => {
    const deviceSecret = knownCookie.read(c) ?? newSecret();
    const device = describeDevice(c.req.header("User-Agent"));
    return { device, deviceSecret, before: await readSession(c) };
  };
  const keepSession = (c: Context, token: string, { deviceSecret }: SigningIn) => {
    knownCookie.write(c, deviceSecret, deviceLifetime);
    session.write(c, token, sessionLifetime);
  };
  type Opened = { signedIn: SignedIn; signingIn: SigningIn };
  const answers = sameAnswers<Opened>(deps.clock);
  const keyOfLink = (deviceSecret: string, secret: unknown) => `link ${deviceSecret} ${secret}`;
  const openDesk = async (
    c: Context,
    { signedIn: { person, token }, signingIn }: Opened,
    next: string | null,
  ) => {
    deviceCookie.remove(c);
    keepSession(c, token, signingIn);
    if (next) return c.redirect(next, 303);
    const hasPasskey = (await listPasskeys(database.db, person)).length > 0;
    return c.redirect(hasPasskey ? deskPath : passkeyOfferPath, 303);
  };

  routes.use(
    bodyLimit({
      maxSize: maxBytes,
      onError: (c) => answerRefusal(c, new DeskRefusal("too-large", "This is too long.")),
    }),
  );
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
      return send(c, tooManyPage({ minutes: Math.ceil(begun.retryAfterSeconds / 60) }), 429);
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
    const signingIn = await readSigningIn(c);
    const opened = await answers.once(`code ${deviceSecret} ${typed}`, async () => {
      const signedIn = await signInByCode(deps, { deviceSecret, code: typed }, signingIn);
      return signedIn && { signedIn, signingIn };
    });
    if (opened) return openDesk(c, opened, screenPath(next));
    return send(c, codePage({ next: screenPath(next), isWrong: true }), 422);
  });

  routes.get("/link/:secret", (c) => {
    // By this the browser is known that presses the button, also where it presses it twice.
    const deviceSecret = knownCookie.read(c);
    if (deviceSecret === null) knownCookie.write(c, newSecret(), signInLifetime);
    const [secret, next] = [c.req.param("secret"), screenPath(c.req.query("next"))];
    // Whoever opens the page once more is told that the link is used.
    answers.forget(keyOfLink(deviceSecret ?? "", secret));
    return send(c, linkPage({ secret, next }));
  });
  routes.post("/link", async (c) => {
    const { secret, next } = await readForm(c);
    const isLocal = isLocalRequest(c, trustedProxies);
    const signingIn = await readSigningIn(c);
    const open = async () => {
      if (typeof secret !== "string" || !isSecret(secret)) return null;
      const signedIn = await signInByLink(deps, { secret, isLocal }, signingIn);
      return signedIn && { signedIn, signingIn };
    };
    const opened = await answers.once(keyOfLink(signingIn.deviceSecret, secret), open);
    if (opened) return openDesk(c, opened, screenPath(next));
    return send(c, deadLinkPage({ next: screenPath(next) }), 422);
  });

  routes.route("/passkey", passkeySignInRoutes({ deps, keepSession, readSigningIn }));
  routes.all("*", (c) => c.redirect(signInPath, 303));
  return routes;
}

/** The page after signing in, for people without a passkey. */
export function passkeyOffer({ files, business }: DeskDeps): Handler<DeskEnv> {
  const page = pageRenderer(files, business)(passkeyOfferPage);
  return (c) => c.html(page);
}
