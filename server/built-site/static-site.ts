import { type Context, Hono, type HonoRequest } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { BuiltFile, BuiltSite, Encoding } from "./built-site.ts";
import { headersOfPage } from "./http-headers.ts";
import { shortPaths } from "./short-paths.ts";

/** Routes of the built site: files, short addresses, and redirects to canonical addresses. */
export function staticSite(site: BuiltSite) {
  const routes = new Hono();
  for (const [short, page] of shortPaths)
    routes.get(short, (c) => c.redirect(page + new URL(c.req.url).search, 301));
  routes.get("*", (c) => {
    const file = site.files.get(c.req.path);
    if (file) return answerWith(file, c.req);
    const canonical = findCanonicalAddress(c.req.path, site.page);
    return canonical ? c.redirect(canonical + new URL(c.req.url).search, 301) : c.notFound();
  });
  return routes;
}

/**
 * Answers a request for a file by RFC 9110: in the smallest encoding that the client accepts, with
 * 304 for a matching ETag.
 */
export function answerWith(file: BuiltFile, request: HonoRequest, status = 200): Response {
  const encoding = findEncoding(file, request.header("Accept-Encoding") ?? "");
  const { body, headers, contentHeaders } = file[encoding] ?? file.identity;
  const hasIt = matches(request.header("If-None-Match") ?? "", headers.ETag);
  if (status === 200 && hasIt) return new Response(null, { status: 304, headers });
  return new Response(body, { status, headers: { ...headers, ...contentHeaders } });
}

/** Returns the smallest encoding of a file that Accept-Encoding lists with a quality over 0. */
function findEncoding(file: BuiltFile, header: string): Encoding {
  const accepted = parseAccept(header.toLowerCase());
  const qualityOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const encoding = (["br", "gzip", "identity"] as const).find(
    (name) => name in file && (qualityOf(name) ?? qualityOf("*")),
  );
  return encoding ?? "identity";
}

/** Whether If-None-Match names an ETag, by the weak comparison. */
const matches = (header: string, etag: string): boolean =>
  header === "*" || header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

/** Returns the not-found page for a path, compressed where accepted; null where there is none. */
export function answerNotFound(site: BuiltSite, request: HonoRequest): Response | null {
  const page = findNotFound(site, request.path);
  return page ? answerWith(page, request, 404) : null;
}

/** Returns a site's not-found page for a path; undefined where there is none. */
function findNotFound({ pages }: BuiltSite, path: string): BuiltFile | undefined {
  const address = notFoundPages.find(([pattern]) => pattern.test(path))?.[1] ?? "/404";
  return pages.get(address) ?? pages.get("/404");
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

/** Answers with the HTML of a page that was changed for this request, or with an error status. */
export function sendPage(c: Context, html: string, status: 404 | 422 | 429 | 500 | 200 = 200) {
  for (const [name, value] of Object.entries(headersOfPage(html))) c.header(name, value);
  return c.html(html, status);
}

/** What chats and mail programs take for the end of an address that a sentence or brackets hold. */
const punctuationAtEnd = /[.,;:!?'"’”»)\]}>*_]{1,5}$/;

/**
 * Returns the canonical address for a path with capitals, doubled slashes, or a slash or
 * punctuation at its end; null where the path has none of these, or is no page without them either.
 */
function findCanonicalAddress(path: string, page: BuiltSite["page"]): string | null {
  const normalized = path
    .toLowerCase()
    .replace(punctuationAtEnd, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  if (normalized === path) return null;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page(normalized) ?? "")?.[1] ?? "";
  return shortPaths.get(normalized) ?? URL.parse(canonical)?.pathname ?? null;
}
