import type { QuoteRequest } from "../../../../quote-request/quote-request.schema.ts";

/** What the quote function said: whether with a status of success, and its answer's content. */
export type Answer = { isOk: boolean; body: unknown };

/**
 * Hands a request to the quote function and returns its answer; throws when none came that can be
 * read.
 */
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
