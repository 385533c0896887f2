import type { QuoteRequest } from "../../../../quote-request/quote-request.schema.ts";

/** Response of the quote function: whether its status is a success, and its parsed body. */
export type FunctionAnswer = { isOk: boolean; body: unknown };

/** Sends a request to the quote function and returns its response; throws when none can be read. */
export type Send = (
  request: QuoteRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
) => Promise<FunctionAnswer>;

/** How the form reaches the quote function. */
export type Transport = {
  send: Send;
  /** Preloads what sending needs once a visitor uses the form; never throws. */
  prepare?: () => void;
};

/** Returns the transport to the quote function at an address of this site. */
export function serverTransport(address: string): Transport {
  return {
    async send(request, headers, signal) {
      const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(request),
        signal,
      });
      // All but JSON throws, such as a network's sign-in page: our server answers nothing else.
      return { isOk: response.ok, body: await response.json() };
    },
  };
}
