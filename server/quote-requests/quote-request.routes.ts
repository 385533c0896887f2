import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { fieldNames, maxJsonBytes } from "../../quote-request/fields.ts";
import {
  botSignalsHeader,
  functionPath,
  idempotencyHeader,
  parseBotSignals,
  type QuoteRequestError,
} from "../../quote-request/protocol.ts";
import type { FieldErrors } from "../../quote-request/quote-request.schema.ts";
import type { Log } from "../log/log.ts";
import type { RequestContextReader } from "../quarantine/request-context.ts";
import type { RequestReceiver } from "./quote-request.service.ts";
import { rateLimitMessage } from "./rate-limit-message.ts";

const visibleAscii = /^[\x21-\x7e]{1,200}$/;

/** The quote function: the fields in, a reference or an error with its code out. */
export function quoteRequestRoutes({
  receive,
  readRequestContext,
  phone,
  log,
}: {
  receive: RequestReceiver;
  readRequestContext: RequestContextReader;
  phone: string;
  log: Log;
}) {
  const routes = new Hono();
  /** Answers a call without a quote request in it, and logs it; the receiver logs the others. */
  const refuse = (c: Context, status: ContentfulStatusCode, error: QuoteRequestError) => {
    log.info({ outcome: error.code, reason: error.error }, "quote request refused");
    return answerError(c, status, error);
  };

  routes.use(functionPath, async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (c.req.method !== "POST") {
      c.header("Allow", "POST");
      return refuse(c, 405, { error: "This address takes POST requests only.", code: "method" });
    }
    if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
      return refuse(c, 415, {
        error: "Send the request as application/json.",
        code: "unsupported",
      });
    }
    return next();
  });
  routes.use(
    functionPath,
    bodyLimit({
      maxSize: maxJsonBytes,
      onError: (c) =>
        refuse(c, 413, {
          error: `The request is too large: at most ${maxJsonBytes / 1024} KB are read.`,
          code: "too-large",
        }),
    }),
  );
  routes.post(functionPath, async (c) => {
    const key = c.req.header(idempotencyHeader) ?? null;
    if (key !== null && !visibleAscii.test(key)) {
      return refuse(c, 400, {
        error: `${idempotencyHeader} must be 1 to 200 visible characters.`,
        code: "invalid",
      });
    }
    const body = await c.req.json().catch(() => undefined);
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      return refuse(c, 400, { error: "The request is not a JSON object.", code: "invalid" });
    }
    const requestContext = readRequestContext(c, parseBotSignals(c.req.header(botSignalsHeader)));
    return answerReceived(c, await receive(body, key, requestContext), phone);
  });
  return routes;
}

type Received = Awaited<ReturnType<RequestReceiver>>;

function answerReceived(c: Context, received: Received, phone: string) {
  switch (received.outcome) {
    case "stored":
    case "repeated":
      return c.json({ success: true, reference: received.reference });
    case "invalid":
      return answerError(c, 422, firstRefusal(received.errors));
    case "conflict":
      return answerError(c, 409, {
        error: "This form was already sent with other answers. Please send it again.",
        code: "conflict",
      });
    case "rate-limited":
      c.header("Retry-After", String(received.retryAfterSeconds));
      return answerError(c, 429, {
        error: rateLimitMessage(received.retryAfterSeconds, phone),
        code: "rate-limited",
      });
    case "failed":
      return answerError(c, 500, {
        error: `Your request could not be stored. Please try again or call ${phone}.`,
        code: "failed",
      });
  }
}

const answerError = (c: Context, status: ContentfulStatusCode, error: QuoteRequestError) =>
  c.json(error, status);

function firstRefusal(errors: FieldErrors): QuoteRequestError {
  const field = fieldNames.find((name) => errors[name]);
  return { error: `Invalid ${field}: ${field && errors[field]}`, code: "invalid", field };
}
