import { createHash, randomUUID } from "node:crypto";
import {
  glob,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Files that no build has read for this time are deleted, in milliseconds. */
const keptUnusedFor = 30 * 24 * 60 * 60 * 1000;

/** Returns the hash of these parts, as the name of a file of the cache. */
export function cacheKeyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** Returns the hash of the files that match these patterns, with their paths. */
export async function hashOfFiles(...patterns: string[]): Promise<string> {
  const entries = await Array.fromAsync(glob(patterns, { withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  const parts: string[] = [];
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    parts.push(relative(".", file), cacheKeyOf(await readFile(file)));
  return cacheKeyOf(...parts);
}

/**
 * Returns the content of a file of the cache, and creates it where it is missing. Several builds
 * may ask for one file at once.
 */
export async function readOrCreate(
  file: string,
  make: () => Promise<Uint8Array | string>,
): Promise<Buffer> {
  const known = await readFile(file).catch(() => null);
  if (known) {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return known;
  }
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed when it is complete: a build that is killed must not leave half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return Buffer.from(made);
}

/** Deletes the files of a folder that no build has read for a month. */
export async function deleteUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = `${folder}/${name}`;
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > keptUnusedFor) await rm(file, { force: true });
  }
}
