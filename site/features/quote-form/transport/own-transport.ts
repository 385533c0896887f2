import type { Transport } from "./transport.ts";

/** Returns the transport to the quote function at an address of this site. */
export function ownTransport(address: string): Transport {
  return {
    async send(request, headers, signal) {
      const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(request),
        signal,
      });
      // HTML in place of JSON, such as a network's sign-in page, throws.
      return { isOk: response.ok, body: JSON.parse((await response.text()) || "null") };
    },
  };
}
