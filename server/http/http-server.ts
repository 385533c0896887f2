import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { BuiltSite } from "../built-site/built-site.ts";
import { headersOfEveryAnswer } from "../built-site/http-headers.ts";
import { sendStatic } from "../built-site/static-site.ts";
import type { Config } from "../config.ts";
import { limitConnections, limitPipelining } from "./connection-limits.ts";

/**
 * A client that sends its headers or its body slower than this is cut off, in milliseconds: a form is 64 KB at most, and a
 * crowd of clients that never finish must not hold all connections.
 */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** So many connections may wait to be taken up while a crowd comes in; the system drops those above, and may allow fewer. */
const backlog = 4_096;

/** Takes no more requests and returns when those under way are answered; cuts off those that stall past `shutdownTimeout`, in milliseconds. */
export async function finishRequests(server: Server, shutdownTimeout: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), shutdownTimeout);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

/**
 * Files go straight out; everything else goes to the app. Headers of every answer are set here, because on a Web
 * response they cost a quarter of the quotes a second.
 */
export function requestListener(app: Hono, site: BuiltSite): RequestListener {
  const answer = getRequestListener(app.fetch);
  const headers = new Map(Object.entries(headersOfEveryAnswer));
  return (request, response) => {
    if (sendStatic(site, request, response)) return;
    response.setHeaders(headers);
    answer(request, response);
  };
}

type Place = Pick<Config, "port" | "host">;
const isNotOurs = ({ host }: Place) =>
  `HOST is ${host}, which is no address of this machine; set HOST=127.0.0.1, or HOST=0.0.0.0 for all of its addresses.`;
/** What the operating system answers when nothing can listen there, and what to set. */
const refusals: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken; set PORT to another one, for example PORT=8080.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user; set PORT to one above 1023, for example PORT=8080.`,
  EADDRNOTAVAIL: isNotOurs,
  EINVAL: isNotOurs,
  ENOTFOUND: isNotOurs,
  EAI_AGAIN: isNotOurs,
};

/** Listens on the configured address; throws a sentence where that is not possible. */
export function listen(
  listener: RequestListener,
  { port, host, trustedProxies }: Config,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Spares nearly all requests the stream of a body that they do not have.
    const server = createServer(
      { ...timeLimits, optimizeEmptyRequests: true },
      limitPipelining(listener),
    );
    limitConnections(server, { trustedProxies });
    server.listen({ port, host, backlog }, () => resolve(server));
    server.once("error", (error: NodeJS.ErrnoException) => {
      const says = refusals[error.code ?? ""];
      reject(says ? new Error(says({ port, host })) : error);
    });
  });
}
