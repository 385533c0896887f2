import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The files below a folder whose bytes hold any of these words, as SQLite and mails write them. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (words.some((word) => bytes.includes(word))) found.push(entry.name);
  }
  return found;
}
