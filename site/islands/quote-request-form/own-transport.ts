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
      return { isOk: response.ok, body: await response.json() };
    },
  };
}
