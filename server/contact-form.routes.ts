import { Hono } from "hono";
import { maxFormBytes, pickFields, type QuoteRequestInput } from "../quote-request/fields.ts";
import { announcements } from "../quote-request/messages.ts";
import { formPath, isReference, thankYouPath, trapField } from "../quote-request/protocol.ts";
import { limitBody } from "./body-limit.ts";
import { sendPage } from "./built-pages.ts";
import type { BuiltSite } from "./built-site.ts";
import { fillContactPage, fillThankYouPage } from "./contact-page.ts";
import type { QuoteReceiver } from "./quote-request.service.ts";
import { sayLater } from "./screening/say-later.ts";
import type { VisitReader } from "./screening/visit.ts";

type Dependencies = {
  receive: QuoteReceiver;
  readVisit: VisitReader;
  isKnownReference: (reference: string) => Promise<boolean>;
  site: BuiltSite;
  phone: string;
};

/** The form's way without JavaScript: a native post, then the thank-you page after a redirect, or the form again. */
export function contactFormRoutes(deps: Dependencies) {
  const routes = new Hono();

  routes.post(
    formPath,
    limitBody({
      maxSize: maxFormBytes,
      onError: (c) => c.text("The form is too large. Please shorten the message.", 413),
    }),
    async (c) => {
      c.header("Cache-Control", "no-store");
      // A body that is no form is a form with nothing in it.
      const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
      const input = pickFields(body);
      const visit = deps.readVisit(c, { seconds: null, isTrapFilled: Boolean(body[trapField]) });
      const result = await deps.receive(input, null, visit);
      if (result.outcome === "stored" || result.outcome === "repeated") {
        return c.redirect(`${thankYouPath}?reference=${result.reference}`, 303);
      }
      if (result.outcome === "rejected") {
        return sendPage(
          c,
          showAgain(deps, input, {
            errors: result.errors,
            title: announcements.rejected.title,
          }),
          422,
        );
      }
      if (result.outcome === "refused for now") {
        c.header("Retry-After", String(result.retryAfterSeconds));
        const title = sayLater(result.retryAfterSeconds, deps.phone);
        return sendPage(c, showAgain(deps, input, { errors: {}, title }), 429);
      }
      const sentence = `${announcements.failed.text} Or call us: ${deps.phone}`;
      return sendPage(c, showAgain(deps, input, { errors: {}, title: sentence }), 500);
    },
  );

  routes.get(thankYouPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const reference = c.req.query("reference") ?? "";
    if (!isReference(reference) || !(await deps.isKnownReference(reference))) {
      return c.redirect(formPath, 303);
    }
    return sendPage(c, fillThankYouPage(readOrFail(deps, thankYouPath), reference));
  });
  return routes;
}

function showAgain(
  deps: Dependencies,
  input: QuoteRequestInput,
  problem: Parameters<typeof fillContactPage>[2],
) {
  return fillContactPage(readOrFail(deps, formPath), input, problem);
}

function readOrFail({ site }: Dependencies, path: string): string {
  const page = site.page(path);
  if (page === null) throw new Error(`The built site has no page ${path}.`);
  return page;
}
