import { postJson } from "../server-api/request-json.ts";

/** At most this often, in milliseconds; the server forgets it after a minute. */
const interval = 15_000;

let last = { reference: "", at: Number.NEGATIVE_INFINITY };

/** Has the server tell others who open a request that a reply to it is being written here. */
export function reportWriting(reference: string): void {
  const now = performance.now();
  if (last.reference === reference && now - last.at < interval) return;
  last = { reference, at: now };
  // Without an answer the others are not told; the reply is checked when it is sent.
  postJson(`requests/${encodeURIComponent(reference)}/writing`).catch(() => {});
}
