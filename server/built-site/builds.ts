import { existsSync, lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { cp, open, readdir, rm } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";

/**
 * Folders that are made beside each other, each named by its id, and the link that names the one
 * that is served (decision 0038): builds of the site and of the desk, publications, releases.
 */
export type Builds = { folder: string; link: string };

/**
 * Returns where the built site is: SITE_FOLDER, so that builds with other settings can be kept, or
 * dist/site.
 */
export const siteFolderOf = ({ SITE_FOLDER }: { SITE_FOLDER?: string }): string =>
  // Both leave out slashes at the end, which the name of a link cannot have.
  SITE_FOLDER ? join(dirname(SITE_FOLDER), basename(SITE_FOLDER)) : "dist/site";

/** Returns the builds of what is found at a path such as dist/site. */
export const buildsAt = (link: string): Builds => ({ folder: `${link}.builds`, link });

/** Returns the folder that a link names at this moment; the path itself where it is no link. */
export function folderAt(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path;
}

/** Returns the id of the current build; null where there is none. */
export function readCurrentId({ link }: Builds): string | null {
  const target = folderAt(link);
  return target !== link && /^[\w-]+$/.test(basename(target)) ? basename(target) : null;
}

/** Makes a finished build the current one, at one moment. */
export function makeCurrent({ folder, link }: Builds, id: string): void {
  const next = `${link}.next`;
  rmSync(next, { recursive: true, force: true });
  symlinkSync(relative(dirname(link), join(folder, id)), next);
  // A folder that somebody has put in the place of the link.
  if (folderAt(link) === link) rmSync(link, { recursive: true, force: true });
  renameSync(next, link);
}

/** Removes all builds but the current one and those named, also what killed builds have left. */
export async function removeOldBuilds(builds: Builds, kept: readonly (string | null)[] = []) {
  const ids = new Set([readCurrentId(builds), ...kept]);
  const names = existsSync(builds.folder) ? await readdir(builds.folder) : [];
  // A program of a killed build may still write.
  for (const name of names)
    if (!ids.has(name.replace(/\..*/, "")))
      await rm(join(builds.folder, name), { recursive: true, force: true, maxRetries: 5 });
}

/** The file that says what a built site was made from; beside it, as all in it is served. */
export const stampFileOf = (site: string): string => `${folderAt(site)}.sources.sha256`;

/** Folders of the site and of the desk whose files have a hash of their bytes in their names. */
export const hashedFolders = ["_astro", "assets"];

/** Where a built site has the hashed files of the one that it replaces. */
export const previousOf = (site: string): string => `${folderAt(site)}.previous`;

/** Keeps the hashed files of the site before, for pages of it that are open in browsers. */
export async function keepHashedFiles(before: string, site: string): Promise<void> {
  await rm(previousOf(site), { recursive: true, force: true });
  for (const name of hashedFolders)
    if (existsSync(join(before, name)))
      await cp(join(before, name), join(previousOf(site), name), { recursive: true });
}

/** Has the system write the files of a folder to the disk, so that a power failure loses none. */
export async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name));
    await file.sync();
    await file.close();
  }
}
