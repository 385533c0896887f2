import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { headersOfEveryAnswer } from "../built-site/http-headers.ts";
import { connectionLimits, limitConnections, limitPipelining } from "./connection-limits.ts";

/**
 * Timeouts for reading a request, in milliseconds. A form is 64 KB at most, and clients that never
 * finish must not hold all connections.
 */
const readTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** Connections that may wait to be accepted; the system may allow fewer. */
const backlog = 4_096;

/**
 * Stops accepting requests and returns when those under way are answered; closes the connections of
 * those that are not after `shutdownTimeout`, in milliseconds.
 */
export async function finishRequests(server: Server, shutdownTimeout: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeout);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/**
 * Returns the listener that answers with the app. The security headers are set on Node's response:
 * setting them on Web responses takes a quarter of the requests a second.
 */
export function requestListener(app: Hono): RequestListener {
  // HTTP/1.0, which old monitors speak, may name no host; Node refuses HTTP/1.1 without one.
  const answer = getRequestListener(app.fetch, { hostname: "localhost" });
  const headers = new Map(Object.entries(headersOfEveryAnswer));
  return (request, response) => {
    response.setHeaders(headers);
    answer(request, response);
  };
}

type ListenAddress = { port: number; host: string };

const describeUnknownHost = ({ host }: ListenAddress) =>
  `HOST is ${host}, which is no address of this machine; set HOST=127.0.0.1, or HOST=0.0.0.0 for all of its addresses.`;
/** What to set, by the error code of the operating system. */
const listenErrors: Record<string, (address: ListenAddress) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken; set PORT to another one, for example PORT=8080.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user; set PORT to one above 1023, for example PORT=8080.`,
  EADDRNOTAVAIL: describeUnknownHost,
  EINVAL: describeUnknownHost,
  ENOTFOUND: describeUnknownHost,
  EAI_AGAIN: describeUnknownHost,
};

/** Starts an HTTP server; throws a sentence that says what to set where it cannot listen. */
export function listen(listener: RequestListener, { port, host }: ListenAddress): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Requests without a body get no body stream.
    const server = createServer(
      { ...readTimeouts, optimizeEmptyRequests: true },
      limitPipelining(listener),
    );
    limitConnections(server, connectionLimits);
    server.listen({ port, host, backlog }, () => resolve(server));
    server.once("error", (error: NodeJS.ErrnoException) => {
      const explain = listenErrors[error.code ?? ""];
      reject(explain ? new Error(explain({ port, host })) : error);
    });
  });
}
