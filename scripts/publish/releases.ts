import * as fs from "node:fs";
import { basename, join } from "node:path";
import { deskFolderOf, previousFolderOf, siteFolderOf } from "../../site-folder.ts";

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
const kept = 3;

/** Returns the folder of a release; `root` is the folder of the deployment. */
export const folderOf = (root: string, name: string): string => join(root, "releases", name);
export const fileOf = (root: string, name: string): string =>
  join(folderOf(root, name), "release.json");

/** Reads what is known of a release; null where it is not there, or was never completed. */
export function readRelease(root: string, name: string | null | undefined): Release | null {
  const file = name && fileOf(root, name);
  return file && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : null;
}

/** The release that the link `current` names; null where nothing is published. */
export function readCurrent(root: string): Release | null {
  const current = join(root, "current");
  return fs.existsSync(current) ? readRelease(root, basename(fs.realpathSync(current))) : null;
}

/** Has the link `current` name another release, at one moment. */
export function switchTo(root: string, name: string): void {
  const next = join(root, "current.next");
  fs.rmSync(next, { force: true });
  fs.symlinkSync(join("releases", name), next);
  fs.renameSync(next, join(root, "current"));
}

/**
 * Copies the hashed files of the release that is being replaced to where the server of the one that
 * replaces it looks for those of a previous build: pages that are open ask for them.
 */
export function keepHashedFiles(root: string, from: string, to: string): void {
  const folders = { [siteFolderOf({})]: "_astro", [deskFolderOf({})]: "assets" };
  for (const [built, hashed] of Object.entries(folders)) {
    const source = join(folderOf(root, from), built, hashed);
    const previous = previousFolderOf(join(folderOf(root, to), built));
    fs.rmSync(previous, { recursive: true, force: true });
    if (fs.existsSync(source)) fs.cpSync(source, join(previous, hashed), { recursive: true });
  }
}

/** Removes all releases but the current one and those that were served before it. */
export function pruneReleases(root: string): void {
  const chain: string[] = [];
  for (
    let release = readCurrent(root);
    release && chain.length < kept;
    release = readRelease(root, release.replaced)
  )
    chain.push(release.name);
  for (const name of fs.readdirSync(join(root, "releases")))
    if (!chain.includes(name)) fs.rmSync(folderOf(root, name), { recursive: true, force: true });
}
