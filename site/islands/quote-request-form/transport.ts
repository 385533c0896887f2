import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";

/** What the quote function said: whether with a status of success, and the JSON of its answer. */
export type Answer = { isOk: boolean; body: unknown };

/** Hands a request to the quote function and returns its answer; throws when none came, or one that is no JSON. */
export type Send = (
  request: QuoteRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
) => Promise<Answer>;

/** The way to a quote function. */
export type Transport = {
  send: Send;
  /** Fetches ahead, once a visitor uses the form, what sending will need; never throws. */
  prepare?: () => void;
};
