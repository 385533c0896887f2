import * as fs from "node:fs";
import { join } from "node:path";
import { deskFolderOf } from "../../load-desk.ts";
import {
  type Builds,
  keepHashedFiles,
  readCurrentId,
  removeOldBuilds,
  siteFolderOf,
} from "../../server/built-site/builds.ts";

/** What is known of a published release, from release.json in its folder. */
export type Release = {
  /** The folder's name: when publishing began, and the commit. */
  name: string;
  /** The release of another commit that was served before it, by name; null for the first. */
  replaced: string | null;
  /** Names of the migrations that its server brings a database to. */
  migrations: readonly string[];
  /** The backup that was made before its migrations ran; null where it brought none. */
  backup: string | null;
};

/** How many releases are kept, the current one included. */
const keptReleases = 3;

/** Returns the releases of a deployment, whose folder is `root`. */
export const releasesIn = (root: string): Builds => ({
  folder: join(root, "releases"),
  link: join(root, "current"),
});
export const folderOf = (root: string, name: string): string => join(releasesIn(root).folder, name);
export const fileOf = (root: string, name: string): string =>
  join(folderOf(root, name), "release.json");

/** Reads what is known of a release; null where it is not there, or was never completed. */
export function readRelease(root: string, name: string | null | undefined): Release | null {
  const file = name && fileOf(root, name);
  return file && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : null;
}

/** The release that is served; null where nothing is published. */
export const readCurrentRelease = (root: string): Release | null =>
  readRelease(root, readCurrentId(releasesIn(root)));

/**
 * Keeps the hashed files of the release that is being replaced beside the site and the desk of the
 * one that replaces it. What a build has made may be no trusted link: throws where it leads out of
 * the release.
 */
export async function keepReplacedFiles(root: string, from: string, to: string): Promise<void> {
  for (const built of [siteFolderOf({}), deskFolderOf({})]) {
    const site = join(folderOf(root, to), built);
    if (!fs.existsSync(site)) continue;
    const inRelease = join(fs.realpathSync(folderOf(root, to)), "/");
    if (!fs.realpathSync(site).startsWith(inRelease))
      throw new Error(`${site} leads out of its release. The site is as it was.`);
    await keepHashedFiles(join(folderOf(root, from), built), site);
  }
}

/** Removes all releases but the current one and those that were served before it. */
export async function pruneReleases(root: string): Promise<void> {
  const chain: string[] = [];
  for (
    let release = readCurrentRelease(root);
    release && chain.length < keptReleases;
    release = readRelease(root, release.replaced)
  )
    chain.push(release.name);
  await removeOldBuilds(releasesIn(root), chain);
}
