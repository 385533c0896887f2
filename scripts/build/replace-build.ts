import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as builds from "../../server/built-site/builds.ts";

/** Whether there is a whole build at a path, and whether it was made from what the stamp says. */
export async function readBuildState(path: string, stamp: string) {
  const built = await readFile(builds.stampFileOf(path), "utf8").catch(() => null);
  const isWhole = existsSync(join(path, "index.html")) && built !== null;
  return { isWhole, isFresh: isWhole && built === stamp };
}

/**
 * Has a build made beside the current one, and makes it the current one when it is complete
 * (decision 0038); `make` returns what it was made from. When it throws, or the process is killed,
 * the build before stays.
 */
export async function replaceBuild(
  path: string,
  make: (folder: string) => Promise<string>,
): Promise<void> {
  const release = lockBuild(path);
  const siteBuilds = builds.buildsAt(path);
  // A new name for each build: after a build process was killed alone, its Astro process goes on
  // writing into the earlier folder for a while.
  const id = randomUUID();
  const folder = join(siteBuilds.folder, id);
  try {
    // What failed may have filled the disk.
    await builds.removeOldBuilds(siteBuilds);
    const stamp = await make(folder);
    await builds.keepHashedFiles(path, folder);
    await builds.syncFiles(folder);
    await writeFile(builds.stampFileOf(folder), stamp);
    builds.makeCurrent(siteBuilds, id);
  } finally {
    await builds.removeOldBuilds(siteBuilds).finally(release);
  }
}

/**
 * Claims the path of a built site for one build and returns how to release it; throws a sentence
 * while another build has it. The lock is SQLite's on an empty file: the system releases it however
 * the process ends, which a file with a process id in it would not.
 */
export function lockBuild(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new Error(
      `Another build into ${path} is under way. Wait until it has ended, then start this one again.`,
    );
  }
  return () => lock.close();
}
