import { existsSync, readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { type Builds, currentOf, stampFileOf } from "../../../../server/built-site/builds.ts";
import { hashOf, readPlain } from "./kept-files.ts";
import {
  isEditable,
  layOver,
  type MergeConflict,
  overlaySchema,
  putFile,
  readFileOf,
} from "./overlay.ts";

const id = z.string().regex(/^[\w-]{1,60}$/);
/** The versions of the owner's words that were published with a build, the newest first. */
export const publishedSchema = z.array(id);
export const versionSchema = z.object({
  id,
  at: z.number(),
  by: z.string(),
  words: z.array(z.string()),
  files: overlaySchema,
});

/** Returns the builds of the website's folder; no current one is the release's own site. */
export const buildsOf = (website: string): Builds => ({
  folder: join(website, "builds"),
  link: join(website, "current"),
});
export const publishedFileOf = (website: string, build: string): string =>
  join(buildsOf(website).folder, build, "published.json");

/** In a release with a version of the owner's words: which, and the programmers' own files. */
const noteSchema = z.object({ version: z.string(), paths: z.array(z.string().refine(isEditable)) });
const noteFile = (root: string) => join(root, "content-merged/merged.json");

/** Returns which version a release holds; null for none. */
export const mergedVersionOf = (root: string): string | null => readNote(root)?.version ?? null;

function readNote(root: string) {
  const file = noteFile(root);
  return existsSync(file) ? noteSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/**
 * Returns the folder of the programmers' own content of a release, without the owner's words: in a
 * release that holds some, a copy that is made in `folder`.
 */
export async function openOwnContent(root: string, folder: string): Promise<string> {
  const content = join(root, "content");
  const note = readNote(root);
  if (!note) return content;
  await rm(folder, { recursive: true, force: true });
  await cp(content, folder, { recursive: true });
  for (const path of note.paths)
    await putFile(folder, path, await readFileOf(dirname(noteFile(root)), path));
  return folder;
}

/** Returns what tells a release from others, by the stamp of its built site. */
export function releaseOf(site: string): string {
  const stamp = stampFileOf(site);
  return hashOf(existsSync(stamp) ? readFileSync(stamp) : "");
}

/**
 * Returns the home page of the build that is online, where it is of the release with this built
 * site; null for none.
 */
export function readOnlineHomePage(dataDir: string, site: string): string | null {
  const builds = buildsOf(join(dataDir, "website"));
  const read = (file: string) =>
    String(readPlain(join(builds.folder, String(currentOf(builds)), file), 2_000_000));
  try {
    const isOfRelease = JSON.parse(read("build.json")).release === releaseOf(site);
    return isOfRelease ? read("site/index.html") : null;
  } catch {
    return null;
  }
}

/**
 * Merges the owner's published words into the content of a release that is about to be built, and
 * keeps the programmers' own files beside it. Returns what two people changed; the release is then
 * as it was. The folder may have been written by somebody who is not trusted: throws where it
 * would say who may sign in, which `namesPeople` says that the settings do.
 */
export async function mergePublished(
  dataDir: string,
  root: string,
  namesPeople: boolean,
): Promise<MergeConflict[]> {
  const website = join(dataDir, "website");
  const build = currentOf(buildsOf(website));
  if (build === null) return [];
  const read = (file: string) => JSON.parse(String(readPlain(file, 1_000_000)));
  const [version] = publishedSchema.parse(read(publishedFileOf(website, build)));
  if (version === undefined) return [];
  const { files } = versionSchema.parse(read(join(website, `versions/${version}.json`)));
  const paths = Object.keys(files);
  if (paths.length > 1_000) throw new Error("More than 1,000 files were changed in the desk.");
  if (paths.includes("business.yaml") && !namesPeople)
    throw new Error(
      "Set QUOTE_INBOX and MAIL_FROM: business.yaml was changed in the desk and would say who may sign in. The site is as it was.",
    );
  const content = join(root, "content");
  const own = await Promise.all(paths.map((path) => readFileOf(content, path)));
  const conflicts = await layOver(files, website, content);
  if (conflicts.length > 0) return conflicts;
  const folder = dirname(noteFile(root));
  for (const [at, path] of paths.entries()) await putFile(folder, path, own[at] ?? null);
  await putFile(root, "content-merged/merged.json", JSON.stringify({ version, paths }));
  return [];
}
