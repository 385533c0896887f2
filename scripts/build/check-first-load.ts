import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";

/** What the desk's first screen may load, fonts included, in bytes, as browsers get them. */
const budget = 150 * 1024;

/**
 * Adds up what the desk's page names: its scripts, styles and fonts. Throws a sentence when that is
 * more than the budget.
 */
export async function checkFirstLoad(folder: string): Promise<void> {
  const page = load(await readFile(join(folder, "index.html"), "utf8"));
  const links = page("link[rel=stylesheet], link[rel=modulepreload], link[rel=preload]");
  const named = [
    ...page("script[src]").map((_, { attribs }) => attribs.src),
    ...links.map((_, { attribs }) => attribs.href),
  ];
  const files = ["index.html", ...named.map((address) => address.replace(/^\/desk\//, ""))];
  let total = 0;
  for (const file of files) total += await sizeOf(join(folder, file));
  if (total > budget)
    throw new Error(`The desk's first load is ${total} bytes; its budget is ${budget}.`);
}

/** Returns the size of a file as browsers get it. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}
