import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";
import { sample } from "../sample.ts";
import { freePort, listenOnFreePort } from "./ports.ts";

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

/** Starts a real server that plays the quote function during a test; returns its address. */
export async function startFunction(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}

/** Returns an address that refuses connections. */
export async function findDeadAddress(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}
