import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";
import { sample } from "../sample.ts";

export const request = sample as QuoteRequest;

/** The answer to a request that was stored. */
export const stored = { success: true, reference: "ABCD2345" };

/** Answers every request with a status and JSON. */
export function answerJson(status: number, body: unknown, headers = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/**
 * Starts a real server that plays the quote function until the test is over, and returns its
 * address.
 */
export async function startFunction(answer: RequestListener): Promise<string> {
  const { server, url } = await listen(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return url;
}

/** Returns an address that refuses connections. */
export async function findDeadAddress(): Promise<string> {
  const { server, url } = await listen(() => {});
  await new Promise((resolve) => server.close(resolve));
  return url;
}

async function listen(answer: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
