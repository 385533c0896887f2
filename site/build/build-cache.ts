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
import { dirname } from "node:path";

/** Files that no build has asked for in this time are dropped, in milliseconds. */
const shelfLife = 30 * 24 * 60 * 60 * 1000;

/** A name for what is made from these parts: other parts, another name. */
export function nameFor(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** A name for what is made by these files, given as patterns. */
export async function nameForCode(...patterns: readonly string[]): Promise<string> {
  const files = await Array.fromAsync(glob([...patterns]));
  return nameFor(...(await Promise.all(files.sort().map((file) => readFile(file)))));
}

/** The file as it was made before; made and kept where it is missing. Several builds may ask for it at once. */
export async function keep(
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
  // Under another name first: a build that is broken off must leave no half file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return Buffer.from(made);
}

/** Takes out of a folder what was kept and not asked for in a month. */
export async function dropStale(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = `${folder}/${name}`;
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > shelfLife) await rm(file, { force: true });
  }
}
