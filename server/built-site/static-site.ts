import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono, type HonoRequest } from "hono";
import type { BuiltSite } from "./built-site.ts";
import { findCanonicalAddress } from "./canonical-addresses.ts";
import { shortPaths } from "./short-paths.ts";
import { answerWith, type StaticAnswer } from "./static-answers.ts";

/** Routes of the built site: files, short addresses, and redirects to canonical addresses. */
export function staticSite(site: BuiltSite) {
  const routes = new Hono();
  for (const [short, page] of shortPaths) {
    routes.get(short, (c) => c.redirect(page, 301));
  }
  routes.get("*", (c) => {
    const { path, method } = c.req;
    const file = site.files.get(path);
    if (file) {
      const answer = answerWith(file, { method, headers: c.req.header() });
      return toResponse(answer, answer.status);
    }
    const canonical = findCanonicalAddress(path, site.page);
    return canonical ? c.redirect(canonical + new URL(c.req.url).search, 301) : c.notFound();
  });
  return routes;
}

/**
 * Answers a request for a file of the built site on Node's own response and returns true; false for
 * every other request. Web requests and responses would cost 60 % of the requests a second
 * (decision 0052).
 */
export function sendStatic(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = "" } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const queryAt = url.indexOf("?");
  const file = site.files.get(queryAt === -1 ? url : url.slice(0, queryAt));
  if (!file) return false;
  const { status, headers, body } = answerWith(file, { method, headers: request.headers });
  response.writeHead(status, headers);
  response.end(body ?? undefined);
  return true;
}

/** Returns the not-found page for a path, compressed where accepted; null where there is none. */
export function answerNotFound(site: BuiltSite, request: HonoRequest): Response | null {
  const page = site.pages.get(notFoundPageFor(request.path)) ?? site.pages.get("/404");
  if (!page) return null;
  const headers = { "accept-encoding": request.header("Accept-Encoding") };
  return toResponse(answerWith(page, { method: request.method, headers }), 404);
}

/** Returns an answer with a file as a Web response. */
export function toResponse({ headers, body }: StaticAnswer, status: number): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2)
    pairs.set(headers[at] as string, headers[at + 1] as string);
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}

/** Not-found pages by the pattern of the paths that they answer; the first match counts. */
const notFoundPages: readonly (readonly [pattern: RegExp, address: string])[] = [
  [/^\/trailer\/[^/]+$/, "/trailer/404"],
  [/^\/washroom-restroom-trailer\/[^/]+$/, "/washroom-restroom-trailer/404"],
  [/^\/blog\/category\/[^/]+$/, "/blog/category/404"],
  [/^\/blog\/[^/]+$/, "/blog/404"],
  [
    /^\/washroom-restroom-trailer-rentals-blog\/[^/]+$/,
    "/washroom-restroom-trailer-rentals-blog/404",
  ],
  [/^\/(blog|washroom-restroom-trailer-rentals-blog)\//, "/blog/deeper/404"],
];

/** Returns the address of the not-found page for a path. */
function notFoundPageFor(path: string): string {
  return notFoundPages.find(([pattern]) => pattern.test(path))?.[1] ?? "/404";
}
