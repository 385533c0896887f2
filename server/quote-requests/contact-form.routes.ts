import { type Context, Hono } from "hono";
import { maxFormBytes, pickFields } from "../../quote-request/fields.ts";
import { announcements } from "../../quote-request/messages.ts";
import { formPath, isReference, thankYouPath, trapField } from "../../quote-request/protocol.ts";
import { sendPage } from "../built-site/built-pages.ts";
import type { BuiltSite } from "../built-site/built-site.ts";
import { limitBody } from "../http/body-limit.ts";
import { createFormAnswerCount } from "../quarantine/form-answers.ts";
import type { RequestContextReader } from "../quarantine/request-context.ts";
import { createContactPage, createThankYouPage } from "./contact-page.ts";
import type { QuoteReceiver } from "./quote-request.service.ts";
import { rateLimitMessage } from "./rate-limit-message.ts";
import { readForm } from "./read-form.ts";

type Dependencies = {
  receive: QuoteReceiver;
  readRequestContext: RequestContextReader;
  isKnownReference: (reference: string) => Promise<boolean>;
  site: BuiltSite;
  phone: string;
};

/** The form's way without JavaScript: a native post, then the thank-you page after a redirect, or the form again. */
export function contactFormRoutes(deps: Dependencies) {
  const routes = new Hono();
  const countForm = createFormAnswerCount();
  const countThankYou = createFormAnswerCount();
  const fillContactPage = once(() => createContactPage(readOrFail(deps, formPath)));
  const fillThankYouPage = once(() => createThankYouPage(readOrFail(deps, thankYouPath)));
  const sayTooMany = (c: Context, seconds: number, before = "") => {
    c.header("Retry-After", String(seconds));
    return c.text(before + rateLimitMessage(seconds, deps.phone), 429);
  };

  routes.post(
    formPath,
    limitBody({
      maxSize: maxFormBytes,
      onError: (c) => c.text("The form is too large. Please shorten the message.", 413),
    }),
    async (c) => {
      c.header("Cache-Control", "no-store");
      const body = await readForm(c.req);
      const input = pickFields(body);
      const requestContext = deps.readRequestContext(c, {
        seconds: null,
        isTrapFilled: Boolean(body[trapField]),
      });
      const result = await deps.receive(input, null, requestContext);
      if (result.outcome === "stored" || result.outcome === "repeated") {
        return c.redirect(`${thankYouPath}?reference=${result.reference}`, 303);
      }
      const wait = await countForm(requestContext.network);
      if (wait !== null) return sayTooMany(c, wait);
      if (result.outcome === "rejected") {
        const { title } = announcements.rejected;
        return sendPage(c, fillContactPage()({ input, title, errors: result.errors }), 422);
      }
      if (result.outcome === "refused for now") {
        c.header("Retry-After", String(result.retryAfterSeconds));
        const title = rateLimitMessage(result.retryAfterSeconds, deps.phone);
        return sendPage(c, fillContactPage()({ input, title, errors: {} }), 429);
      }
      const title = `${announcements.failed.text} Or call us: ${deps.phone}`;
      return sendPage(c, fillContactPage()({ input, title, errors: {} }), 500);
    },
  );

  routes.get(thankYouPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const wait = await countThankYou(deps.readRequestContext(c, null).network);
    if (wait !== null) return sayTooMany(c, wait, "A form that led to this page has arrived. ");
    const reference = c.req.query("reference") ?? "";
    if (!isReference(reference) || !(await deps.isKnownReference(reference))) {
      return c.redirect(formPath, 303);
    }
    return sendPage(c, fillThankYouPage()(reference));
  });
  return routes;
}

/** Returns what gives a value that is made at first use. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function readOrFail({ site }: Dependencies, path: string): string {
  const page = site.page(path);
  if (page === null) throw new Error(`The built site has no page ${path}.`);
  return page;
}
