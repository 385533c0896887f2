import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxFormBytes, pickFields, type QuoteRequestInput } from "../../quote-request/fields.ts";
import { announcements } from "../../quote-request/messages.ts";
import { honeypotField } from "../../quote-request/protocol.ts";
import type { FieldErrors } from "../../quote-request/quote-request.schema.ts";
import type { FormAnswerLimiter } from "../quarantine/form-answer-limit.ts";
import type { RequestContextReader } from "../quarantine/request-context.ts";
import type { RequestReceiver } from "./quote-request.service.ts";
import { rateLimitMessage } from "./rate-limit-message.ts";

/** A form that was not stored: what the visitor typed, the sentence above it, and field errors. */
export type RefusedForm = { input: QuoteRequestInput; title: string; errors: FieldErrors };

type RefusedStatus = 422 | 429 | 500;

export type PostedFormDeps = {
  receive: RequestReceiver;
  readRequestContext: RequestContextReader;
  /** Phone number told to a visitor whose request could not be stored. */
  phone: string;
  /** URL or path of the thank-you page, to which a stored request is redirected. */
  thankYou: string;
  /** The sentences for a form above `maxFormBytes`, and for one with field errors. */
  sentences: { tooLarge: string; rejected: string };
  /** Answers a form that was not stored. */
  answerRefused: (
    c: Context,
    form: RefusedForm,
    status: RefusedStatus,
  ) => Response | Promise<Response>;
  /** Limits the answers to refused forms of one network, where that is known. */
  countRefused?: FormAnswerLimiter;
};

/**
 * Returns the handlers of a form that is posted without JavaScript: the first limits the body, the
 * second stores the request and redirects to the thank-you page.
 */
export function postedForm(deps: PostedFormDeps): [MiddlewareHandler, MiddlewareHandler] {
  const { phone, sentences } = deps;
  const limit = bodyLimit({
    maxSize: maxFormBytes,
    onError: (c) => c.text(sentences.tooLarge, 413),
  });
  const answer: MiddlewareHandler = async (c) => {
    c.header("Cache-Control", "no-store");
    const body = await readForm(c.req);
    const input = pickFields(body);
    const requestContext = deps.readRequestContext(c, {
      seconds: null,
      isHoneypotFilled: Boolean(body[honeypotField]),
    });
    const submission = await deps.receive(input, null, requestContext);
    if (submission.outcome === "stored" || submission.outcome === "repeated")
      return c.redirect(`${deps.thankYou}?reference=${submission.reference}`, 303);

    const seconds = (await deps.countRefused?.(requestContext.network)) ?? null;
    if (seconds !== null) return answerRateLimited(c, seconds, phone);
    const refuse = (title: string, status: RefusedStatus, errors: FieldErrors = {}) =>
      deps.answerRefused(c, { input, title, errors }, status);
    switch (submission.outcome) {
      case "invalid":
        return refuse(sentences.rejected, 422, submission.errors);
      case "rate-limited":
        c.header("Retry-After", String(submission.retryAfterSeconds));
        return refuse(rateLimitMessage(submission.retryAfterSeconds, phone), 429);
      default:
        return refuse(`${announcements.failed.text} Or call us: ${phone}`, 500);
    }
  };
  return [limit, answer];
}

/** Answers 429 in one sentence, after `before`, with the seconds to wait in Retry-After. */
export function answerRateLimited(c: Context, seconds: number, phone: string, before = "") {
  c.header("Retry-After", String(seconds));
  return c.text(before + rateLimitMessage(seconds, phone), 429);
}

/**
 * Returns the fields of a posted form: none when the body is not a form, the last value when a name
 * occurs twice.
 */
async function readForm(request: HonoRequest): Promise<Record<string, unknown>> {
  try {
    if (/^application\/x-www-form-urlencoded/i.test(request.header("Content-Type") ?? "")) {
      // Six times as fast as parseBody, which makes an object of each of up to 16,000 names.
      return Object.fromEntries(new URLSearchParams(await request.text()));
    }
    return await request.parseBody();
  } catch {
    return {};
  }
}
