import { canonicalOf } from "./built-pages.ts";
import type { BuiltSite } from "./built-site.ts";
import { shortPaths } from "./short-paths.ts";

/**
 * The one address of the page that was meant by an address with capitals, doubled slashes or a slash at its end;
 * null where no page was meant, or where the address has none of these.
 */
export function findMeantAddress(path: string, page: BuiltSite["page"]): string | null {
  const tidied = tidy(path);
  if (tidied === path) return null;
  const short = shortPaths.get(tidied);
  if (short) return short;
  const html = page(tidied);
  return html && canonicalOf(html);
}

const tidy = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
