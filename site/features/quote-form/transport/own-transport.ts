import type { Transport } from "./transport.ts";

/** The way to the function at an address of this site: one request, and nothing to fetch ahead. */
export function ownTransport(address: string): Transport {
  return {
    async send(request, headers, signal) {
      const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(request),
        signal,
      });
      // A page in place of JSON, such as a network's sign-in page, is no answer of ours and throws.
      return { isOk: response.ok, body: JSON.parse((await response.text()) || "null") };
    },
  };
}
