import type { BuiltSite } from "./built-site.ts";
import { shortPaths } from "./short-paths.ts";

/**
 * Returns the canonical address for a path with capitals, doubled slashes or a trailing slash; null
 * where the path has none of these, or is no page without them either.
 */
export function findCanonicalAddress(path: string, page: BuiltSite["page"]): string | null {
  const normalized = normalizePath(path);
  if (normalized === path) return null;
  const short = shortPaths.get(normalized);
  if (short) return short;
  const html = page(normalized);
  return html && canonicalOf(html);
}

const normalizePath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");

/** Returns the path of a page's canonical link, or null. */
function canonicalOf(html: string): string | null {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address ? (URL.parse(address)?.pathname ?? null) : null;
}
