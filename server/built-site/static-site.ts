import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono, type HonoRequest } from "hono";
import type { BuiltSite } from "./built-site.ts";
import { findMeantAddress } from "./canonical-addresses.ts";
import { shortPaths } from "./short-paths.ts";
import { answerWith, type StaticAnswer } from "./static-answers.ts";

/** Serves the built site: each page at its one address, files as they are, other spellings of an address by one redirect. */
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
      return asResponse(answer, answer.status);
    }
    const meant = findMeantAddress(path, site.page);
    return meant ? c.redirect(meant + new URL(c.req.url).search, 301) : c.notFound();
  });
  return routes;
}

/**
 * Sends a file of the built site without the detour over Web requests and responses, which costs three quarters of the
 * requests a second (decision 0017). Returns false for everything else.
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

/** The not-found page for a path, compressed as the client takes it; null where the build has none. */
export function answerNotFound(site: BuiltSite, request: HonoRequest): Response | null {
  const page = site.pages.get(notFoundPageFor(request.path)) ?? site.pages.get("/404");
  if (!page) return null;
  const headers = { "accept-encoding": request.header("Accept-Encoding") };
  return asResponse(answerWith(page, { method: request.method, headers }), 404);
}

function asResponse({ headers, body }: StaticAnswer, status: number): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2)
    pairs.set(headers[at] as string, headers[at + 1] as string);
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}

/** Addresses of the not-found pages by the shape of the paths that they answer for; the first that fits counts. */
const notFoundPages: readonly (readonly [shape: RegExp, address: string])[] = [
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

/** Address of the not-found page for a path: a trailer's, a post's, a category's, or that of any other path. */
function notFoundPageFor(path: string): string {
  return notFoundPages.find(([shape]) => shape.test(path))?.[1] ?? "/404";
}
