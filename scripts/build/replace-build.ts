import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { nextFolderOf } from "../../site-folder.ts";
import { stampFileOf, switchSite } from "./switch-site.ts";

/** Whether a folder has a whole build, and whether it was made from what the stamp says. */
export async function stateOfBuild(folder: string, stamp: string) {
  const built = await readFile(stampFileOf(folder), "utf8").catch(() => null);
  const isWhole = existsSync(join(folder, "index.html")) && built !== null;
  return { isWhole, isFresh: isWhole && built === stamp };
}

/**
 * Has a build made beside its folder and puts it in place when it is complete (decision 0038);
 * `make` returns what it was made from. When it throws, the build in place stays as it was.
 */
export async function replaceBuild(
  folder: string,
  make: (next: string) => Promise<string>,
): Promise<void> {
  const release = lockBuild(folder);
  // Tries again where a killed build's Astro still writes; what failed may have filled the disk.
  const removeDrafts = () =>
    rm(nextFolderOf(folder), { recursive: true, force: true, maxRetries: 5 });
  // A new name for each build: after a build process was killed alone, its Astro process goes on
  // writing into the earlier folder for a while.
  const next = join(nextFolderOf(folder), randomUUID());
  try {
    await removeDrafts();
    await switchSite({ folder, next, stamp: await make(next) });
  } finally {
    await removeDrafts().finally(release);
  }
}

/**
 * Claims a folder of the built site for one build and returns how to release it; throws a sentence
 * while another build has it. The lock is SQLite's on an empty file: the system releases it however
 * the process ends, which a file with a process id in it would not.
 */
export function lockBuild(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new Error(
      `Another build into ${folder} is under way. Wait until it has ended, then start this one again.`,
    );
  }
  return () => lock.close();
}
