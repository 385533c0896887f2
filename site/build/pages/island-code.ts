import { readFileSync } from "node:fs";

/** A class name in code stands between quotes and spaces. */
const separators = /[\s"'`]+/;
const nameLike = /^[!@*[a-z-][^\s{};=<>?]{0,80}$/i;

/**
 * Returns a function that reads the words of an island's code, its imports included, that could be
 * class names. Pages share islands, so each script is read once.
 */
export function islandCodeReader(folder: string): (address: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  return function readWords(address: string): Set<string> {
    const kept = known.get(address);
    if (kept) return kept;
    const words = new Set<string>();
    known.set(address, words);
    const code = readFileSync(folder + address, "utf8");
    for (const word of code.split(separators)) if (nameLike.test(word)) words.add(word);
    for (const [, file = ""] of code.matchAll(/["']\.\/([^"']+\.js)["']/g))
      for (const word of readWords(`/_astro/${file}`)) words.add(word);
    return words;
  };
}
