import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { keepFile } from "../store/kept-files.ts";
import { listDifferences, type Overlay } from "../store/overlay.ts";
import { openOwnContent } from "../store/release-content.ts";
import type { StoredVersion, WebsiteFiles } from "../store/website-files.ts";
import type { Change } from "../website-api.ts";

const keptVersions = 20;
const mostWords = 40;
const firstWords = "The website before the first change";
const wentBack = "Went back to:";

/** Who publishes, and what changed in words. */
export type VersionWords = Pick<StoredVersion, "by" | "words">;

/** Returns the words of a version that publishes saved changes. */
export const wordsOf = (changes: readonly Change[]): string[] =>
  changes
    .flatMap(({ title, words }) => words.map((word) => `${title}: ${word}`))
    .slice(0, mostWords);

/** Returns the words of a version that publishes an earlier one again. */
export function wordsOfUndo({ words: [first = ""] }: StoredVersion): string[] {
  return [first.startsWith(wentBack) ? first : `${wentBack} ${first}`];
}

/** Returns the release's content without the owner's words, from which versions differ. */
export const ownContentOf = (root: string, files: WebsiteFiles): Promise<string> =>
  openOwnContent(root, join(files.folder, "own"));

/**
 * Records what a content folder changes in the release's own as a version, and before the first one
 * the site without it. Returns the ids of all versions that are kept, the newest first.
 */
export async function keepVersion(
  root: string,
  files: WebsiteFiles,
  content: string,
  { at, by, words }: VersionWords & { at: number },
): Promise<string[]> {
  const overlay: Overlay = {};
  const own = await ownContentOf(root, files);
  for await (const { path, base, ours } of listDifferences(own, content))
    overlay[path] = { base: keepFile(files.folder, base), ours: keepFile(files.folder, ours) };
  const { versions } = files.readCurrent();
  const version = { id: randomUUID(), at, by, words, files: overlay };
  const first = { id: randomUUID(), at, by: "", words: [firstWords], files: {} };
  const added = versions.length === 0 ? [version, first] : [version];
  for (const one of added) files.writeVersion(one);
  return [...added.map(({ id }) => id), ...versions].slice(0, keptVersions);
}
