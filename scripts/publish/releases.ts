import { globSync } from "node:fs";
import {
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { deskFolderOf, previousFolderOf, siteFolderOf } from "../../site-folder.ts";

/** What is known of a published release, from release.json in its folder. */
export type Release = {
  /** The folder's name: when publishing began, and the commit. */
  name: string;
  /** The release of another commit that was served before it, by name; null for the first. */
  replaced: string | null;
  /** Names of the migrations that its server brings a database to. */
  migrations: string[];
  /** The backup that was made before its migrations ran; null where it brought none. */
  backup: string | null;
};

/** How many releases are kept, the current one included. */
const kept = 3;

/** Returns the folder of a release; `root` is the folder of the deployment. */
export const folderOf = (root: string, name: string): string => join(root, "releases", name);

/** The commit that a release was made of, from its name. */
export const commitOf = (name: string): string => name.slice(name.indexOf("-") + 1);

/** Where a release has its built site, whatever SITE_FOLDER says in this process. */
export const siteOf = (root: string, name: string): string =>
  join(folderOf(root, name), siteFolderOf({}));

/** Reads what is known of a release; null where it is not there, or was never completed. */
export async function readRelease(root: string, name: string): Promise<Release | null> {
  const text = await readFile(join(folderOf(root, name), "release.json"), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Says that a release is complete. */
export async function writeRelease(root: string, release: Release): Promise<void> {
  const file = join(folderOf(root, release.name), "release.json");
  await writeFile(`${file}.part`, JSON.stringify(release, null, 2));
  await rename(`${file}.part`, file);
}

/** Takes back that a release is complete, so that the next publishing removes it. */
export const withdraw = (root: string, name: string): Promise<void> =>
  rm(join(folderOf(root, name), "release.json"), { force: true });

/** The release that the link `current` names; null where nothing is published. */
export async function readCurrent(root: string): Promise<Release | null> {
  const folder = await realpath(join(root, "current")).catch(() => null);
  return folder === null ? null : readRelease(root, basename(folder));
}

/**
 * Has the link `current` name another release, at one moment; with null there is no current release
 * any more.
 */
export async function switchTo(root: string, name: string | null): Promise<void> {
  const current = join(root, "current");
  if (name === null) return rm(current, { force: true });
  await rm(`${current}.next`, { force: true });
  await symlink(join("releases", name), `${current}.next`);
  await rename(`${current}.next`, current);
}

/** Where a release has its built desk. */
const deskOf = (root: string, name: string): string => join(folderOf(root, name), deskFolderOf({}));

/**
 * Puts the hashed files of the release that is being replaced, of the site and of the desk, beside
 * those of the one that replaces it, where the server looks for those of a previous build. They are
 * hard links, which take no room and outlive the other folder.
 */
export async function keepHashedFiles(root: string, from: string, to: string): Promise<void> {
  await linkFiles("_astro/**/*.*", siteOf(root, from), previousFolderOf(siteOf(root, to)));
  await linkFiles("assets/**/*.*", deskOf(root, from), previousFolderOf(deskOf(root, to)));
}

async function linkFiles(pattern: string, from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const name of globSync(pattern, { cwd: from })) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await link(join(from, name), join(to, name));
  }
}

/** Removes all releases but the current one and those that were served before it. */
export async function pruneReleases(root: string): Promise<void> {
  const chain: string[] = [];
  let release = await readCurrent(root);
  while (release && chain.length < kept) {
    chain.push(release.name);
    release = release.replaced ? await readRelease(root, release.replaced) : null;
  }
  for (const name of await readdir(join(root, "releases")))
    if (!chain.includes(name)) await rm(folderOf(root, name), { recursive: true, force: true });
}
