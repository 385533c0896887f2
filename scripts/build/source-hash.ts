import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Returns a hash of the files that patterns name, with their paths, and of other texts. */
export async function hashSources(
  patterns: readonly string[],
  others: readonly string[],
): Promise<string> {
  const files: string[] = [];
  for (const pattern of patterns)
    for await (const entry of glob(pattern, { withFileTypes: true }))
      if (entry.isFile()) files.push(relative(".", join(entry.parentPath, entry.name)));
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(await readFile(file));
  for (const text of others) hash.update(`${text}\0`);
  return hash.digest("hex");
}
