import { type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { DeskDeps, DeskEnv } from "../../desk-env.ts";
import { answerRefusal, DeskRefusal } from "../../http/desk-refusal.ts";
import { signInPath } from "../../paths.ts";
import { codeRoutes } from "./code.routes.ts";
import { linkRoutes } from "./link.routes.ts";
import { pageRenderer } from "./page-layout.tsx";
import { passkeyOfferPage } from "./pages.tsx";
import { passkeySignInRoutes } from "./passkey-sign-in.routes.ts";
import { signInSteps } from "./sign-in-steps.ts";

const maxBytes = 16 * 1024;

/** The pages and forms for signing in, below /desk/sign-in; they work without JavaScript. */
export function signInRoutes(deps: DeskDeps) {
  const steps = signInSteps(deps);
  const routes = new Hono<DeskEnv>();
  routes.use(
    bodyLimit({
      maxSize: maxBytes,
      onError: (c) => answerRefusal(c, new DeskRefusal("too-large", "This is too long.")),
    }),
  );
  routes.route("/", codeRoutes(deps, steps));
  routes.route("/", linkRoutes(deps, steps));
  routes.route("/passkey", passkeySignInRoutes({ deps, ...steps }));
  routes.all("*", (c) => c.redirect(signInPath, 303));
  return routes;
}

/** The page after signing in, for people without a passkey. */
export function passkeyOffer({ files, business }: DeskDeps): Handler<DeskEnv> {
  const page = pageRenderer(files, business)(passkeyOfferPage);
  return (c) => c.html(page);
}
