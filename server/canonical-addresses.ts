import { canonicalOf, type PageReader } from "./built-pages.ts";
import { shortPaths } from "./short-paths.ts";

/**
 * The one address of the page that was meant by an address with capitals, doubled slashes or a slash at its end;
 * null where no page was meant, or where the address has none of these.
 */
export async function findMeantAddress(path: string, read: PageReader): Promise<string | null> {
  const tidied = tidy(path);
  if (tidied === path) return null;
  const short = shortPaths.get(tidied);
  if (short) return short;
  const page = await read(tidied);
  return page && canonicalOf(page);
}

const tidy = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
