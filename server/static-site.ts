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
  for (const address of notFoundPagesFor(request.path)) {
    const page = site.pages.get(address);
    const headers = { "accept-encoding": request.header("Accept-Encoding") };
    if (page) return asResponse(answerWith(page, { method: request.method, headers }), 404);
  }
  return null;
}

function asResponse({ headers, body }: StaticAnswer, status: number): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2)
    pairs.set(headers[at] as string, headers[at + 1] as string);
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}

/** How many folders deep the site has a not-found page of its own. */
const deepestNotFoundPage = 2;

/** Addresses of the not-found pages that may answer for a path: that of its own folder first, the site's own last. */
function notFoundPagesFor(path: string): string[] {
  const folders = path.split("/").slice(1, -1).slice(0, deepestNotFoundPage);
  const addresses = ["/404"];
  for (const folder of folders)
    addresses.unshift((addresses[0] ?? "").replace(/404$/, `${folder}/404`));
  return addresses;
}
