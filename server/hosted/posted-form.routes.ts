import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { fieldNames, maxFormBytes, pickFields } from "../../quote-request/fields.ts";
import { announcements } from "../../quote-request/messages.ts";
import { functionPath, thankYouPath, trapField } from "../../quote-request/protocol.ts";
import { limitBody } from "../http/body-limit.ts";
import type { RequestContextReader } from "../quarantine/request-context.ts";
import type { QuoteReceiver } from "../quote-requests/quote-request.service.ts";
import { rateLimitMessage } from "../quote-requests/rate-limit-message.ts";
import { readForm } from "../quote-requests/read-form.ts";

type Dependencies = {
  receive: QuoteReceiver;
  readRequestContext: RequestContextReader;
  siteUrl: string;
  phone: string;
};

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
const isNoForm = (c: Context) => !formTypes.test(c.req.header("Content-Type") ?? "");

const comeBack =
  "Some answers need another look. Please go back to the form, where they are still filled in:";

/**
 * The form's way without JavaScript where the pages are on a static host: it is posted to the function, which sends the
 * visitor on to the site's thank-you page. It has no pages of its own, so it answers in plain sentences; the browser's way
 * back leads to what was typed.
 */
export function postedFormRoutes({ receive, readRequestContext, siteUrl, phone }: Dependencies) {
  const routes = new Hono();
  const limit = limitBody({
    maxSize: maxFormBytes,
    onError: (c) => c.text("The form is too large. Please go back and shorten the message.", 413),
  });
  routes.post(functionPath, except(isNoForm, limit), async (c, next) => {
    if (isNoForm(c)) return next();
    c.header("Cache-Control", "no-store");
    const body = await readForm(c.req);
    const requestContext = readRequestContext(c, {
      seconds: null,
      isTrapFilled: Boolean(body[trapField]),
    });
    const result = await receive(pickFields(body), null, requestContext);
    switch (result.outcome) {
      case "stored":
      case "repeated":
        return c.redirect(`${siteUrl}${thankYouPath}?reference=${result.reference}`, 303);
      case "rejected": {
        const sentences = fieldNames.flatMap((field) => result.errors[field] ?? []);
        return c.text([comeBack, ...sentences].join("\n"), 422);
      }
      case "refused for now":
        c.header("Retry-After", String(result.retryAfterSeconds));
        return c.text(rateLimitMessage(result.retryAfterSeconds, phone), 429);
      default:
        return c.text(`${announcements.failed.text} Or call us: ${phone}`, 500);
    }
  });
  return routes;
}
