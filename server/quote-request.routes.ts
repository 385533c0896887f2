import { Hono } from "hono";
import { fieldNames, maxJsonBytes } from "../quote-request/fields.ts";
import {
  fillingHeader,
  functionPath,
  idempotencyHeader,
  readFilling,
} from "../quote-request/protocol.ts";
import type { FieldErrors } from "../quote-request/quote-request.schema.ts";
import { limitBody } from "./body-limit.ts";
import type { QuoteReceiver } from "./quote-request.service.ts";
import { sayLater } from "./screening/say-later.ts";
import type { VisitReader } from "./screening/visit.ts";

const visibleAscii = /^[\x21-\x7e]{1,200}$/;

/** The quote function: nine fields in, a reference or a sentence out. */
export function quoteRequestRoutes({
  receive,
  readVisit,
  phone,
}: {
  receive: QuoteReceiver;
  readVisit: VisitReader;
  phone: string;
}) {
  const routes = new Hono();

  routes.use(functionPath, async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (c.req.method !== "POST") {
      c.header("Allow", "POST");
      return c.json({ error: "This address takes POST requests only." }, 405);
    }
    if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
      return c.json({ error: "Send the request as application/json." }, 415);
    }
    return next();
  });
  routes.use(
    functionPath,
    limitBody({
      maxSize: maxJsonBytes,
      onError: (c) => c.json({ error: "The request is too large: at most 16 KB are read." }, 413),
    }),
  );
  routes.post(functionPath, async (c) => {
    const key = c.req.header(idempotencyHeader) ?? null;
    if (key !== null && !visibleAscii.test(key)) {
      return c.json({ error: `${idempotencyHeader} must be 1 to 200 visible characters.` }, 400);
    }
    const body = await c.req.json().catch(() => undefined);
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      return c.json({ error: "The request is not a JSON object." }, 400);
    }
    const visit = readVisit(c, readFilling(c.req.header(fillingHeader)));
    const result = await receive(body, key, visit);
    switch (result.outcome) {
      case "stored":
      case "repeated":
        return c.json({ success: true, reference: result.reference });
      case "rejected":
        return c.json({ error: firstRefusal(result.errors) }, 422);
      case "conflict":
        return c.json(
          { error: "This form was already sent with other answers. Please send it again." },
          409,
        );
      case "refused for now":
        c.header("Retry-After", String(result.retryAfterSeconds));
        return c.json({ error: sayLater(result.retryAfterSeconds, phone) }, 429);
      case "failed":
        return c.json(
          { error: `Your request could not be stored. Please try again or call ${phone}.` },
          500,
        );
    }
  });
  return routes;
}

function firstRefusal(errors: FieldErrors): string {
  const field = fieldNames.find((name) => errors[name]);
  return `Invalid ${field}: ${field && errors[field]}`;
}
